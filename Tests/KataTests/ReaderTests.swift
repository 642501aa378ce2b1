import Foundation
import Testing

@testable import Kata

/// Tests that readers read any input or refuse it with a sentence: 10,000 inputs each, in a process that may trap.
///
/// A failing test prints its seed. Each run has another seed. The limit on time is for a reader without an end: on a busy
/// machine, a test may wait for two minutes before it begins.
@Suite struct ReaderTests {
  @Test(.timeLimit(.minutes(10)))
  func `no report of a test program stops kata`() async {
    let seed = UInt64.random(in: 0...(.max))
    await #expect(processExitsWith: .success, "the seed is \(seed)") { [seed = seed as UInt64] in
      let id = "M.S/a()/F.swift:7:3"
      let lines = [
        #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"a()","displayName":"a","#
          + #""sourceLocation":{"filePath":"F.swift","line":7}}}"#,
        #"{"kind":"event","payload":{"kind":"runStarted"}}"#,
        #"{"kind":"event","payload":{"kind":"testStarted","testID":"\#(id)","instant":{"absolute":1}}}"#,
        #"{"kind":"event","payload":{"kind":"issueRecorded","testID":"\#(id)","issue":{"isKnown":false,"#
          + #""isFailure":true},"messages":[{"symbol":"fail","text":"no"}],"_testCase":{"displayName":"1"}}}"#,
        #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)","instant":{"absolute":2.5}}}"#,
        #"{"kind":"event","payload":{"kind":"runEnded"}}"#,
      ]
      var garbler = Garbler(
        seed: seed,
        samples: [lines.joined(separator: "\n") + "\n", lines[0] + "\n" + lines[4] + "\n"],
        words: lines.map { $0 + "\n" } + ["null", "{", "}", "[", "1e999", "\"kind\":", "true"])
      for _ in 0..<10_000 {
        let result = Subprocess.Result(
          ending: .exited(1), output: "Fatal error", report: garbler.next(), duration: .seconds(1))
        _ = readOrRefuse { try RunResult(result, only: nil, secret: nil) }
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `no diff stops kata`() async {
    let seed = UInt64.random(in: 0...(.max))
    await #expect(processExitsWith: .success, "the seed is \(seed)") { [seed = seed as UInt64] in
      let diff =
        "Words.\n\n--- a/Refactored/A.swift\n+++ b/Refactored/A.swift\n@@ -1 +1 @@\n-1\n+2\n"
      var garbler = Garbler(
        seed: seed, samples: [diff, diff + diff],
        words: ["--- a/", "+++ b/", "--- a/\n", "@@ -1 +1 @@", "+++ b/YourRefactoring/"])
      for _ in 0..<10_000 {
        let text = garbler.nextText()
        let plant = readOrRefuse { try PlantedDiff(file: URL(filePath: "/a.diff"), text: text) }
        _ = plant?.isInRefactoring
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `no hints and no lesson stop kata`() async {
    let seed = UInt64.random(in: 0...(.max))
    await #expect(processExitsWith: .success, "the seed is \(seed)") { [seed = seed as UInt64] in
      let hints = "# Hints\n\n## a\n\n1. One\n   over two\n2. Two\n\n## b\n\n10. Ten\n"
      let lesson =
        "# A\n\n```swift Refactored/A.swift#a\nlet a = 1\n...\nlet b = 2\n```\n\n```text run\n1\n```\n"
      let chapter = Chapter(id: "01-A", languageMode: "6", root: URL(filePath: "/nowhere"))
      var garbler = Garbler(
        seed: seed, samples: [hints, lesson],
        words: [
          "## ", "1. ", "   ", "99. ", "\n```swift ", "\n```text run\n", "\n```text check\n",
          "\n```text attempt\n", "\n```", "\n...\n", "\n   \n",
        ])
      for _ in 0..<10_000 {
        let text = garbler.nextText()
        _ = Hints(text).stages(for: "a")
        let lesson = Lesson(text: text)
        _ = lesson.prose
        let lines = Lesson.Quote.lines(of: text)
        _ = lesson.quotes("swift").map { ($0.partMissing(in: lines), $0.fresh(in: text)) }
        let fix = LessonFix(chapter: chapter, outputs: ["run": garbler.nextText(), "check": text])
        _ = fix.fixed(lesson)
      }
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `no settings and no manifest stop kata`() async {
    let seed = UInt64.random(in: 0...(.max))
    await #expect(processExitsWith: .success, "the seed is \(seed)") { [seed = seed as UInt64] in
      let manifest =
        #"let chapters = [ Chapter(folder: "01-A"), Chapter(folder: "02-B", languageMode: .v5), ]"#
      var garbler = Garbler(
        seed: seed, samples: [manifest, "1000", "0.5", "1e308", "9223372036854775807"],
        words: ["folder: \"", "languageMode: .v", ")", "//", "nan", "inf", "0x1p9999", "e300"])
      for _ in 0..<10_000 {
        let text = garbler.nextText()
        let chapters = readOrRefuse {
          try Chapter.named(inManifest: text, root: URL(filePath: "/"))
        }
        _ = chapters?.map { "\($0.number) \($0.module) \($0.title) \($0.compilerFlags)" }
        if let limit = readOrRefuse({ try Store.limit(text) }) { _ = limit * 1_000_000 }
        if let limit = readOrRefuse({ try Workbook.timeLimit(text) }) {
          _ = ContinuousClock.now + .seconds(limit * 4 * 60)
        }
        _ = Recipe.words(text)
        _ = Style.harmlessName(text)
        _ = Suggestion.nearest(to: String(text.prefix(50)), among: [("check", 1), ("grade", 2)])
      }
    }
  }
}

/// The value that a reader makes of an input; nil if it refuses the input with a sentence.
private func readOrRefuse<Value>(_ read: () throws -> Value) -> Value? {
  do {
    return try read()
  } catch {
    let sentence = (error as? Failure)?.message ?? (error as? Diagnostics)?.text
    guard let sentence, !sentence.isEmpty else { fatalError("no sentence for the user: \(error)") }
    return nil
  }
}
