import Foundation
import Testing

@testable import Kata

/// The way through SwiftPM: the same verdicts, point for point.
@Suite(.warm) struct SlowWayTests {
  @Test func `verify proves the same of the miniature through SwiftPM`() async throws {
    try await Clone.use { clone in
      let fast = try await clone.kata("verify")
      let slow = try await clone.kata("verify", environment: throughSwiftPM)

      func proofs(_ outcome: Clone.Outcome) -> [String] {
        // Repeated less often, and two proofs look into objects.
        outcome.output.replacing(#/\d+ (parallel )?runs/#, with: "runs").split(separator: "\n")
          .map(String.init).filter { line in
            !line.hasSuffix("keeps the module's interface")
              && !line.hasSuffix("through Entry.swift")
              && !line.hasSuffix(" failed")
          }
      }
      #expect(proofs(slow) == proofs(fast), "\(slow.errors)")
      #expect(
        proofs(slow).contains("✔ 01-AtTheDoor: every wrong answer is rejected, in its turn only"))
      #expect(proofs(slow).count { $0.hasPrefix("✔ 01-AtTheDoor: ") } == 31)
      #expect(
        slow.errors.hasPrefix(
          "kata: builds through SwiftPM, which is slow: KATA_BUILD asks for it\n"))
    }
  }

  @Test func `both ways give the miniature the same verdicts`() async throws {
    try await Clone.use { clone in
      let chapter = "01-AtTheDoor"
      var trees = try await answers(
        to: chapter, of: clone.root, "Closures", "forgets-the-name", in: clone)
      trees += try ["odd", "broken"].map { name in
        try copy(clone.root.appending(path: "Solutions/\(chapter)"), as: name, chapter, in: clone)
      }
      try clone.write(
        """
        import Foundation
        import Testing
        @testable import AtTheDoor
        @MainActor @Test func `reads too much`() {
          let doorbell = TestingDoorbell()
          doorbell.visitors.add("Bob")
          #expect(doorbell.last() == "Bob")
        }
        @Test func crashes() { #expect([1][1 + Int.random(in: 0...0)] == 1) }
        @Test func hangs() { while true { usleep(1_000) } }
        @Test func fails() { #expect(1 == 2, "on purpose") }
        """, to: "odd/\(chapter)/YourTests/OddTests.swift")
      for turn in ["YourTests", "YourRefactoring"] {
        try clone.write("func {", to: "broken/\(chapter)/\(turn)/Broken.swift")
      }

      let fast = try await verdicts(on: trees, chapter, in: clone.root, by: [:])
      let slow = try await verdicts(on: trees, chapter, in: clone.root, by: throughSwiftPM)

      #expect(fast.count == trees.count)
      for (tree, (fast, slow)) in zip(trees, zip(fast, slow)) {
        #expect(slow == fast, "\(tree.lastPathComponent)")
      }
    }
  }

  @Test func `both ways give chapter 1 the same verdicts`() async throws {
    try await Clone.use { clone in
      let chapter = "01-SubclassAndOverride"
      // Of its answers the wrong one alone: the miniature's are judged in both ways, too.
      let trees = try await answers(
        to: chapter, of: Clone.workbook, "ExtractInterface", "restores-by-title", in: clone
      ).suffix(1)
      let odd = try copy(
        Clone.workbook.appending(path: "Solutions/\(chapter)"), as: "odd", chapter, in: clone)
      let tests = "odd/\(chapter)/YourTests/NoteListTests.swift"
      try clone.write(
        clone.read(tests) + """

          extension NoteListTests {
            @Test func `reads the notes only once`() {
              let noteList = TestingNoteList(on: manager)
              let before = manager.statements
              _ = noteList.list(view, numberOfItemsInSection: 0)
              #expect(manager.statements == before + 1)
            }
          }
          """, to: tests)

      let store = ["KATA_CACHE": Clone.cache.path]
      let fast = try await verdicts(
        on: trees + [odd], chapter, in: Clone.workbook, by: store, isMuted: true)
      let slow = try await verdicts(
        on: trees + [odd], chapter, in: Clone.workbook,
        by: store.merging(throughSwiftPM) { $1 }, isMuted: true)

      // The suite's messages show random notes.
      #expect(fast.count == 2)
      for (tree, (fast, slow)) in zip(trees + [odd], zip(fast, slow)) {
        #expect(slow == fast, "\(tree.lastPathComponent)")
      }
      let check = try await Clone.run(
        Clone.built("kata"), ["check", "1"], in: Clone.workbook,
        environment: store.merging(throughSwiftPM) { $1 })
      #expect(check.output.hasPrefix("Chapter 1 · Subclass and Override · 0 of "))
    }
  }

  @Test func `a compiler that kata cannot call leads to the slow way, and a sentence says so`()
    async throws
  {
    try await Clone.use { clone in
      try clone.solve("01-AtTheDoor")
      let real = try Toolchain.find().swiftc.path
      let wrapper = clone.root.appending(path: "bin/swiftc")
      // A driver that does not say where the macros are.
      try clone.write(
        "#!/bin/sh\n\(real) \"$@\" | sed 's/ -plugin-path [^ ]*//g'\n", to: "bin/swiftc")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: wrapper.path)
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let environment = [
        "PATH": "\(wrapper.deletingLastPathComponent().path):\(path)",
        "KATA_CACHE": clone.root.appending(path: "store").path,
      ]

      let outcome = try await clone.kata("check", "1", environment: environment)
      let version = try await clone.kata("--version", environment: environment)
      let required = try await clone.kata(
        "grade", ".", "--sandbox", "required", environment: environment)

      let log = clone.root.appending(path: "store/probe.log").path
      let beginning =
        "builds through SwiftPM, which is slow: kata's own calls of this compiler fail (external macro"
      let end = "); see \(log)\n"
      #expect(outcome.exitCode == 0)
      #expect(outcome.output.hasPrefix("Chapter 1 · At The Door · 9 of 9 points\n"))
      #expect(outcome.errors.hasPrefix("kata: \(beginning)"))
      #expect(outcome.errors.contains(end))
      #expect(version.output.contains("\n\(beginning)"))
      #expect(version.output.hasSuffix(end))
      #expect(try clone.read("store/probe.log").contains("error: external macro implementation"))
      #expect(required.exitCode == 3)
      #expect(required.errors.contains("what SwiftPM starts runs in none"))
    }
  }

  @Test func `a compiler that is killed while it is tried does not lead to the slow way`()
    async throws
  {
    try await Clone.use { clone in
      let real = try Toolchain.find().swiftc.path
      let frontend = clone.root.appending(path: "bin/swift-frontend")
      try clone.write("#!/bin/sh\nkill -9 $$\n", to: "bin/swift-frontend")
      // Names another frontend than its own.
      try clone.write(
        "#!/bin/sh\n\(real) \"$@\" | sed 's#[^ ]*/swift-frontend -frontend#\(frontend.path) -frontend#'\n",
        to: "bin/swiftc")
      for file in [frontend, clone.root.appending(path: "bin/swiftc")] {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
      }
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""

      let outcome = try await clone.kata(
        "check", "1",
        environment: [
          "PATH": "\(clone.root.appending(path: "bin").path):\(path)",
          "KATA_CACHE": clone.root.appending(path: "store").path,
        ])

      #expect(outcome.exitCode == 3)
      #expect(
        outcome.errors.hasPrefix(
          "kata: The compiler could not be tried. Nothing was judged: try again."))
    }
  }

  @Test func `another way is wrong usage`() async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata("check", "1", environment: ["KATA_BUILD": "make"])

      #expect(outcome.exitCode == 2)
      #expect(
        outcome.errors
          == "kata: KATA_BUILD is \"make\"; it can be `swiftpm`, or `direct`, or left out.\n")
    }
  }

  // MARK: - Fixtures

  let throughSwiftPM = ["KATA_BUILD": "swiftpm"]

  /// Lays out the start, the solution, a right and a wrong answer to a chapter, each as a submission.
  func answers(
    to chapter: String, of workbook: URL, _ right: String, _ wrong: String, in clone: Clone
  ) async throws -> [URL] {
    let suite = workbook.appending(path: "Tests/\(chapter)")
    let solution = workbook.appending(path: "Solutions/\(chapter)")
    let trees = [
      try copy(suite.appending(path: "Start"), as: "start", chapter, in: clone),
      try copy(solution, as: "solved", chapter, in: clone),
      try copy(solution, as: right, chapter, in: clone),
      try copy(solution, as: wrong, chapter, in: clone),
    ]
    let turn = trees[2].appending(path: "\(chapter)/YourRefactoring")
    try FileManager.default.removeItem(at: turn)
    try FileManager.default.copyItem(
      at: suite.appending(path: "RightAnswers/\(right)/YourRefactoring"), to: turn)
    let applied = try await Clone.run(
      URL(filePath: "/usr/bin/env"),
      ["git", "apply", suite.appending(path: "WrongAnswers/\(wrong).diff").path],
      in: trees[3].appending(path: chapter))
    try #require(applied.exitCode == 0, "\(applied.errors)")
    return trees
  }

  /// A part of a report, without what its tests say.
  static func muted(_ part: Any) -> Any {
    if let list = part as? [Any] { return list.map(muted) }
    guard let object = part as? [String: Any] else { return part }
    return object.filter { $0.key != "messages" }.mapValues(muted)
  }

  func copy(_ folder: URL, as name: String, _ chapter: String, in clone: Clone) throws -> URL {
    let tree = clone.root.appending(path: name)
    try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: folder, to: tree.appending(path: chapter))
    return tree
  }

  /// What the report says of each submission, down to the last message, or without messages.
  func verdicts(
    on trees: [URL], _ chapter: String, in workbook: URL, by environment: [String: String],
    isMuted: Bool = false
  ) async throws -> [String] {
    let outcome = try await Clone.run(
      Clone.built("kata"),
      ["grade", "--sandbox", "off", "--format", "json", "--chapters", String(chapter.prefix(2))]
        + trees.map(\.path),
      in: workbook, environment: ["KATA_CACHE": Clone.cache.path].merging(environment) { $1 })
    #expect(outcome.exitCode == 1, "\(outcome.errors)")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let submissions = try #require(report["submissions"] as? [Any])
    return try submissions.map {
      String(
        decoding: try JSONSerialization.data(
          withJSONObject: isMuted ? Self.muted($0) : $0, options: [.sortedKeys, .prettyPrinted]),
        as: UTF8.self)
    }
  }
}
