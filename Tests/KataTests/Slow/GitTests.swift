import Foundation
import Testing

@testable import Kata

/// Tests of the user's repository: no variable and no setting of git changes a verdict, and kata changes nothing there.
@Suite(.warm) struct GitTests {
  private static let tests = "Chapters/01-AtTheDoor/YourTests/DoorbellTests.swift"

  private static let example = "Chapters/01-AtTheDoor/Refactored/Doorbell.swift"

  /// The variables that git sets for a hook of the repository at a place, and one that makes it talk.
  private static func hook(in root: URL) -> [String: String] {
    let git = root.appending(path: ".git").path
    return [
      "GIT_DIR": git, "GIT_WORK_TREE": root.path, "GIT_INDEX_FILE": "\(git)/index",
      "GIT_TRACE": "1", "GIT_PREFIX": "",
    ]
  }

  @Test(arguments: ["plain", "a:b", "Zoë's notes"])
  func `diffs are applied in a work tree of any name, in a hook too`(name: String) async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let place = try clone.move(to: name)
      try await clone.commit()
      // The store lies in the work tree, as it does in a clone.
      let store = ["KATA_CACHE": place.appending(path: "store").path]
      try await Warm.build.value
      try await Clone.copyStore(Clone.warmCache, to: place.appending(path: "store"))

      let inHook = try await Clone.kata(
        ["check", "1"], in: place,
        environment: store.merging(Self.hook(in: clone.root)) { $1 })

      inHook.ends(0, beginning: "Chapter 1 · At The Door · 9 of 9 points")
      // Nothing wrong was kept.
      let tests = place.appending(path: Self.tests)
      try tests.write(String(textOf: tests) + "// More\n")
      let later = try await Clone.kata(["check", "1"], in: place, environment: store)
      later.ends(0, beginning: "Chapter 1 · At The Door · 9 of 9 points")
    }
  }

  @Test func `grading in a hook leaves the index as it is`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      try clone.write(clone.read(Self.tests) + "// More\n", to: Self.tests)
      try await clone.git("add -A")
      let index = try Data(contentsOf: clone.root.appending(path: ".git/index"))

      let outcome = try await clone.kata(
        ["grade", ".", "--chapters", "1", "--sandbox", "off"],
        environment: Self.hook(in: clone.root))

      outcome.ends(0, beginning: ".: 9 of 9 points")
      #expect(try Data(contentsOf: clone.root.appending(path: ".git/index")) == index)
    }
  }

  @Test func `git takes no lock in the user's repository`() async throws {
    try await Clone.use { clone in
      try await clone.commit()

      let trace = clone.root.appending(path: "trace").path
      _ = try await clone.kata("check", "1", environment: ["KATA_TRACE": trace])

      let calls = try clone.read("trace").split(separator: "\n").filter { $0.contains("'status'") }
      #expect(!calls.isEmpty && calls.allSatisfy { $0.contains("'--no-optional-locks'") })
    }
  }

  @Test func `a handout in a hook commits to its own repository, with all its files`() async throws
  {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.write("*.diff\n", to: ".git/ignored")
      let settings = [
        "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.excludesFile",
        "GIT_CONFIG_VALUE_0": clone.root.appending(path: ".git/ignored").path,
        "GIT_DIR": clone.root.appending(path: ".git").path,
      ]

      let outcome = try await clone.kata(
        ["handout", "out", "--chapters", "1"], environment: settings)

      outcome.ends(0, showing: "a git repository of one commit:")
      #expect(try await output(of: ["log", "--format=%s"], in: clone.root) == "First\n")
      let out = clone.root.appending(path: "out")
      let diffs = try await output(of: ["ls-files", "*.diff"], in: out)
      let mutants =
        try clone.names(in: "Tests/01-AtTheDoor/Mutants")
        + clone.names(in: "Tests/01-AtTheDoor/Variants")
      #expect(diffs.split(separator: "\n").count == mutants.count)
      #expect(try await output(of: ["status", "--porcelain"], in: out) == "")
    }
  }

  @Test func `a workbook in another repository's folder has none of its own`() async throws {
    try await Clone.use { clone in
      let place = try clone.move(to: "courses")
      try await clone.git("init -q")
      try await clone.git("-c user.name=A -c user.email=a@b.c commit -q --allow-empty -m First")

      let check = try await Clone.kata(["check", "1"], in: place)
      let plant = try await Clone.kata(["plant", "1"], in: place)
      let handout = try await Clone.kata(["handout", "../out", "--chapters", "1"], in: place)

      #expect(!check.output.contains("given"))
      plant.ends(2, output: "")
      #expect(
        plant.errors.hasSuffix(
          "compares with your last commit. There is none here: `git init; git add -A; git commit -m Start`"
            + " makes one.\n"))
      handout.ends(2, output: "")
      #expect(
        handout.errors.contains(
          "A handout is made of the files in git. This workbook is no clone: it has no repository of its"
            + " own."))
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give files to another user."))
  func `git's refusal is shown with its own advice`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      chown(clone.root.appending(path: ".git").path, Sandbox.unprivilegedUser, 0)
      chown(clone.root.path, Sandbox.unprivilegedUser, 0)

      let plant = try await clone.kata("plant", "1")

      plant.ends(2, output: "")
      #expect(plant.errors.contains("dubious ownership"))
      #expect(plant.errors.contains("    git config --global --add safe.directory"))
    }
  }

  @Test func `a change of a file that git takes for binary is read`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try await clone.commit()
      try clone.write("*.swift -diff\n", to: ".git/info/attributes")
      try clone.edit(Self.example, "names.last", "names.last?.lowercased()")

      let plant = try await clone.kata("plant", "1")

      plant.ends(1, showing: "Your test \"the last to ring is remembered\" fails with it.")
    }
  }

  @Test func `a folder that a sparse clone leaves out has another cure`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try await clone.git("sparse-checkout set --cone Chapters Tests")

      let check = try await clone.kata("check", "1")
      try await clone.git("sparse-checkout disable")
      let later = try await clone.kata("check", "1")

      check.ends(
        3, output: "",
        errors:
          "kata: The folder Solutions/01-AtTheDoor is missing. `git sparse-checkout disable` brings it back.\n"
      )
      #expect(later.exitCode == 1)
    }
  }

  @Test func `without a commit, and in a merge, kata says what to do first`() async throws {
    try await Clone.use { clone in
      try await clone.git("init -q -b main")
      let first = "`git add -A; git commit -m Start`"

      let plant = try await clone.kata("plant", "1")
      let empty = try await clone.kata("handout", "out", "--chapters", "1")
      try await clone.commit()
      for branch in ["side", "main"] {
        try await clone.git("checkout -q \(branch == "main" ? "main" : "-b side")")
        try clone.write("# \(branch)\n", to: "Chapters/01-AtTheDoor/README.md")
        try await clone.git("-c user.name=A -c user.email=a@b.c commit -qam \(branch)")
      }
      _ = try await Clone.run(
        URL(filePath: "/usr/bin/env"),
        ["git", "-c", "user.name=A", "-c", "user.email=a@b.c", "merge", "side"], in: clone.root)
      let merging = try await clone.kata("handout", "out", "--chapters", "1")

      plant.ends(
        2, output: "",
        errors:
          "kata: `kata plant` compares with your last commit. There is none yet: \(first) makes one.\n"
      )
      empty.ends(
        2, output: "",
        errors:
          "kata: A handout is made of the files in git, and it knows none here: \(first) makes it know them.\n"
      )
      merging.ends(
        2, output: "",
        errors:
          "kata: Chapters/01-AtTheDoor/README.md is in a merge conflict. Resolve it, and `git add` it.\n"
      )
    }
  }

  @Test func `an own change of a given file is named wherever it counts`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try clone.edit(Self.example, "visitors.names.last", "visitors.names.reversed().first")
      try clone.write("# f\u{fc}r\n", to: "hide.txt")
      try Data([0x66, 0xfc]).write(to: clone.root.appending(path: "hide.txt"))
      let sentence =
        "\(Self.example) is changed, and it is given: `git checkout HEAD -- \(Self.example)` undoes that."

      let grade = try await clone.kata("grade", "Solutions", "--chapters", "1")
      let handout = try await clone.kata("handout", "out", "--chapters", "1")
      let hidden = try await clone.kata("grade", "Solutions", "--hide", "hide.txt")
      try await clone.git("-c user.name=A -c user.email=a@b.c commit -qam Mine")
      let later = try await clone.kata("check", "1")

      #expect(grade.errors.contains("kata: \(sentence)"), "\(grade.errors)")
      #expect(handout.errors.contains("kata: \(sentence)"), "\(handout.errors)")
      #expect(hidden.errors.hasSuffix("hide.txt is no text in UTF-8.\n"), "\(hidden.errors)")
      #expect(later.exitCode == 3)
      #expect(
        later.errors.contains(
          "`git log -- Refactored/Doorbell.swift`, in the chapter's folder, shows"))
    }
  }

  @Test func `a repository whose files lie elsewhere is named`() async throws {
    try await Clone.use { clone in
      try await clone.commit()
      try await clone.git("config core.worktree /tmp")

      let plant = try await clone.kata("plant", "1")

      plant.ends(2, output: "")
      #expect(
        plant.errors.contains("says that its files lie in /tmp: see `git config core.worktree`."))
    }
  }

  /// The output of git in a folder.
  private func output(of words: [String], in folder: URL) async throws -> String {
    try await Clone.run(URL(filePath: "/usr/bin/env"), ["git"] + words, in: folder).output
  }
}
