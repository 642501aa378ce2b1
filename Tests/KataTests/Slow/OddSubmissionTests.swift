import Foundation
import Testing

/// Tests of odd files in submissions: they do not harm other submissions.
@Suite(.warm) struct OddSubmissionTests {
  @Test func `what is too much to copy is an error of that submission alone`() async throws {
    try await Clone.use { clone in
      let tests = "01-AtTheDoor/YourTests"
      for name in ["large", "many", "deep", "honest"] { try clone.replace(name, with: "Solutions") }
      let large = clone.root.appending(path: "large/\(tests)/Large.swift")
      try Data().write(to: large)
      try #require(truncate(large.path, 200_000_000) == 0)
      for number in 0..<1_001 { try clone.write("", to: "many/\(tests)/Many\(number).swift") }
      let path = String(repeating: "down/", count: 50)
      try clone.write("", to: "deep/\(tests)/\(path)Deep.swift")

      let outcome = try await clone.kata(
        "grade", "large", "many", "deep", "honest", "--chapters", "1")

      #expect(outcome.exitCode == 1)
      for sentence in [
        "The Swift files are larger than 2 MB together; the largest is YourTests/Large.swift.",
        "There are 1005 Swift files, and a chapter has at most 1000.",
        "YourTests holds more than 10000 files and folders, or folders more than 40 deep.",
      ] { #expect(outcome.output.contains("The files cannot be read. " + sentence)) }
      outcome.shows("honest: 9 of 9 points")
    }
  }

  @Test func `what has a name that cannot be read is named, and nothing is passed over`()
    async throws
  {
    try await Clone.use { clone in
      for name in ["ann", "ben", "cleo"] { try clone.replace("class/\(name)", with: "Solutions") }
      let tests = "01-AtTheDoor/YourTests"
      // In Latin 1, as old archives have it.
      let script = """
        mv ann "$(printf 'Bj\\xf6rn')"; touch "ben/\(tests)/$(printf 'caf\\xe9').swift" "$(printf 'cleo/\(tests)/A\\n.swift')"
        """
      _ = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-c", script], in: clone.root.appending(path: "class"))

      let outcome = try await clone.kata("grade", "class", "--chapters", "1")

      outcome.ends(
        1,
        showing:
          "class/Bj�rn: 0 of 9 points\n  The name Bj�rn is not in UTF-8, so kata cannot read it",
        "class/ben: 0 of 9 points",
        "The files cannot be read. The name caf�.swift is not in UTF-8, so kata cannot read it",
        "The files cannot be read. The name YourTests/A�.swift holds a line break")
    }
  }

  @Test func `pipes and linked folders are left out, and a linked file is named`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let folder = clone.root.appending(path: "Chapters/01-AtTheDoor/YourTests")
      try #require(mkfifo(folder.appending(path: "Pipe.swift").path, 0o644) == 0)
      try clone.link("Chapters/01-AtTheDoor/YourTests/Around", to: folder)

      let outcome = try await clone.kata("check", "1")
      try clone.link(
        "Chapters/01-AtTheDoor/YourTests/Zero.swift", to: URL(filePath: "/dev/zero"))
      let linked = try await clone.kata("check", "1")
      let graded = try await clone.kata("grade", ".", "--chapters", "1")

      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
      let sentence = "YourTests/Zero.swift is a symbolic link, and links are not followed."
      linked.ends(2, errors: "kata: \(sentence)\n")
      graded.ends(1, showing: "0/9  error  The files cannot be read. \(sentence)")
    }
  }

  @Test func `all submissions are copied before the first runs`() async throws {
    try await Clone.use { clone in
      for name in ["first", "second"] { try clone.replace(name, with: "Solutions") }
      // The first submission was never judged before. More of its copies than can begin at once wait for one verdict.
      let mine = "01-AtTheDoor/YourTests/DoorbellTests.swift"
      try clone.write(clone.read("first/\(mine)") + "// first\n", to: "first/\(mine)")
      let firsts = Array(
        repeating: "first", count: ProcessInfo.processInfo.activeProcessorCount + 4)
      let running = try await RunningProgram(
        Clone.built("kata"), ["grade"] + firsts + ["second", "--chapters", "1"], in: clone.root,
        environment: ["KATA_CACHE": Clone.cache.path])
      try #require(
        await running.waits { try running.said().contains("your tests on the original") })

      // A test of the first submission would do this if it could.
      try clone.write("let no = nothing", to: "second/\(mine)")
      let outcome = try await running.outcome()

      outcome.shows("second: 9 of 9 points")
    }
  }

  @Test(arguments: ["sp ace", "\"quoted\"", "it's", "back\\slash", "new\nline"])
  func `a workbook may lie in a folder of any name`(name: String) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      _ = try clone.move(to: name)

      let outcome = try await clone.kata(["check", "1"], in: name)

      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }
  }

  @Test func `a store may lie in a folder of any name`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let name = "100 %20 🧵 \"it's\" back\\slash\nnew line"
      let folder = clone.root.appending(path: name)
      try folder.makeFolder()
      let store = folder.appending(path: "store")
      try await Clone.copyStore(URL(filePath: clone.ownStore()["KATA_CACHE"] ?? ""), to: store)
      // Without these products, the driver is asked and the chapter linked again.
      for kind in ["toolchain", "reference"] {
        try FileManager.default.removeItem(at: store.appending(path: kind))
      }

      let outcome = try await clone.kata(["check", "1"], environment: ["KATA_CACHE": store.path])

      #expect(outcome.exitCode == 0, "\(outcome.output)\(outcome.errors)")
    }
  }
}
