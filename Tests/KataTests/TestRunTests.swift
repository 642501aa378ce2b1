import Foundation
import Testing

@testable import Kata

/// Tests of the event streams that count, made from words: `a+` is the beginning of the test a, `a-` its end, `a?` its
/// skip, `a!` an issue of it. `a1+` and `a1-` are the beginning and the end of its case 1.
@Suite struct TestRunTests {
  @Test(arguments: [
    "name:a name:b a+ a- b+ b- end", "name:a name:b a+ b+ b- a- end",
    // A skip; a failure before the beginning, because arguments throw; an issue after the end, or of no test.
    "name:a a? end", "name:a a! end", "name:a name:b a+ a- a! b+ b- end", "name:a !  a+ a- end",
    // Cases, and cases without an id, because the stream does not contain it.
    "name:a a+ a1+ a1- a2+ a2- a- end", "name:a a+ a1+ a2+ a2- a1! a1- a- end",
    "name:a a+ a_+ a_- a_+ a_- a- end",
    // Suites have names and beginnings too. Unknown events are ignored.
    "suite:s name:a s+ a+ a- s- end", "name:a a+ other a- end",
  ])
  func `what the test library writes is whole`(words: String) throws {
    let run = try Self.run(words)

    #expect(run.isWhole)
    #expect(run.tests.count { $0.name == "a" } == 1)
  }

  @Test func `what is no record voids the run, with the reason`() throws {
    let diagnostics = #expect(throws: Diagnostics.self) { try Self.run("name:a garbage a+ a- end") }

    #expect(
      diagnostics?.text
        == "The tests' program added lines of its own to the test library's report. The report does not count."
    )
    #expect(diagnostics?.isSettled == false)
  }

  @Test(arguments: [
    "name:a a+", "name:a a+ a-", "name:a a+ end", "name:a end", "name:a a+ a- en", "",
  ])
  func `what was cut off, or leaves out a test, is not whole and breaks no rule`(
    words: String
  ) throws {
    let run = try Self.run(words)

    #expect(!run.isWhole)
  }

  @Test func `a run tells of the chosen tests alone, and is whole when it tells of all of them`()
    throws
  {
    #expect(try !Self.run("name:a a+ a- end", only: ["a", "b"]).isWhole)

    let run = try Self.run("name:a name:b a+ a- b+ b- end", only: ["a"])
    #expect(run.isWhole)
    #expect(run.tests.map(\.name) == ["a"])
  }

  @Test func `a test that failed before it began has failed`() throws {
    let run = try Self.run("name:a name:b a! b+ b- end")

    #expect(run.tests.map(\.status) == [.failed, .passed])
  }

  @Test func `a finding begins with the test's own words, and names no module of the chapter`()
    throws
  {
    let id = "DoorTests.S/a()/F.swift:1:1"
    let messages = [
      (
        "fail", "Expectation failed: (bell → Door.Bell(of: DoorTests.Spy)) == MyDoor.Bell.Door.none"
      ),
      ("difference", "± bells"), ("details", "it rings once"),
    ].map { #"{"symbol":"\#($0)","text":"\#($1)"}"# }.joined(separator: ",")
    let lines = [
      #"{"kind":"test","payload":{"kind":"function","id":"\#(id)","name":"a()","#
        + #""sourceLocation":{"filePath":"F.swift","line":1}}}"#,
      Self.event(
        "issueRecorded", #","testID":"\#(id)","messages":[\#(messages)]"# + Self.issue),
    ]
    let report = Data((lines.joined(separator: "\n") + "\n").utf8)

    let run = try RunResult(
      Subprocess.Result(ending: .exited(1), output: "", report: report, duration: .seconds(1)),
      only: nil, secret: nil)

    let text = try #require(run.tests.first?.findings.first?.text)
    #expect(
      text == "it rings once\nExpectation failed: (bell → Bell(of: Spy)) == MyDoor.Bell.Door.none")
  }

  @Test func `no time is kept that is none`() throws {
    let run = try Self.run("name:a a+@-1e308 a-@1e308 end")

    #expect(run.tests.first?.duration == nil)
    #expect(run.isWhole)
  }

  // MARK: - Fixtures

  static func run(_ words: String, only chosen: [String]? = nil) throws -> RunResult {
    let lines = words.split(separator: " ").map { line(for: String($0)) }
    // A stream that was cut off ends with half a line.
    let report = lines.joined(separator: "\n") + (words.hasSuffix("en") ? "" : "\n")
    let hasFailed = words.contains("!")
    return try RunResult(
      Subprocess.Result(
        ending: .exited(hasFailed ? 1 : 0), output: "", report: Data(report.utf8),
        duration: .seconds(1)), only: chosen?.map(id), secret: nil)
  }

  static func id(_ name: String) -> String { "M.S/\(name)()/F.swift:1:1" }

  private static func line(for word: String) -> String {
    if word.hasPrefix("name:") || word.hasPrefix("suite:") {
      let parts = word.split(separator: ":").map(String.init)
      let kind = parts[0] == "name" ? "function" : "suite"
      return
        #"{"kind":"test","payload":{"kind":"\#(kind)","id":"\#(id(parts[1]))","name":"\#(parts[1])","#
        + #""sourceLocation":{"filePath":"F.swift","line":1}}}"#
    }
    switch word {
    case "end": return event("runEnded")
    case "other": return event("valueAttached")
    case "en": return #"{"kind":"event","payl"#
    case "garbage": return word
    case "!": return event("issueRecorded", issue)
    default: break
    }
    let parts = word.split(separator: "@").map(String.init)
    let time = parts.count == 2 ? #","instant":{"absolute":\#(parts[1])}"# : ""
    let test = #","testID":"\#(id(String(word.prefix(1))))""# + time
    let number = parts[0].dropFirst().dropLast()
    let caseID = number == "_" ? "" : #""id":"\#(number)","#
    let testCase = number.isEmpty ? "" : #","_testCase":{\#(caseID)"displayName":"\#(number)"}"#
    let kind = number.isEmpty ? "test" : "testCase"
    switch parts[0].last {
    case "+": return event("\(kind)Started", test + testCase)
    case "-": return event("\(kind)Ended", test + testCase)
    case "?": return event("testSkipped", test)
    default: return event("issueRecorded", test + testCase + issue)
    }
  }

  private static let issue = #","issue":{"isKnown":false,"isFailure":true}"#

  private static func event(_ kind: String, _ more: String = "") -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)"\#(more)}}"#
  }
}
