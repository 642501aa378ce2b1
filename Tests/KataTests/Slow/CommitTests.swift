import Foundation
import Testing

@testable import Kata

/// Tests of the commit that a submission is at.
@Suite(.warm) struct CommitTests {
  @Test func `a submission's commit is read without running its configuration`() async throws {
    try await Clone.use { clone in
      try clone.replace("ada", with: "Solutions")
      let hash = try await clone.commit("ada", at: "1700000000 +0100")
      let trap = clone.root.appending(path: "trap")
      try clone.write(
        "[core]\nfsmonitor = touch \(trap.path)\n[log]\nshowSignature = true\n[gpg]\nprogram = \(trap.path)\n",
        to: "ada/.git/config")
      let outcome = try await clone.kata(
        "grade", "ada", "Solutions", "--chapters", "1", "--format", "csv")

      outcome.ends(
        0,
        showing:
          "ada,9,9,100,passed,\(hash),2023-11-14T22:13:20Z,6,3\r\n",
        "Solutions,9,9,100,passed,,,6,3\r\n")
      #expect(FileKind(of: trap) == nil)
      try clone.write("", to: "ada/01-AtTheDoor/YourTests/More.swift")
      let changed = try await clone.kata("grade", "ada", "--chapters", "1", "--format", "csv")
      changed.ends(0, showing: "+,2023-11-14T22:13:20Z,6,3\r\n")
    }
  }

  @Test func `a commit whose tree has more files than memory can hold is only marked`() async throws
  {
    try await Clone.use { clone in
      try clone.replace("ada", with: "Solutions")
      let bomb = """
        git init -q && id=$(git hash-object -w --stdin < /dev/null) && kind=blob mode=100644
        for level in 1 2 3 4 5 6 7 8 9 10; do
          id=$(for name in a b c d e f g h i j; do printf "$mode $kind $id\t$name\n"; done | git mktree)
          kind=tree mode=40000
        done
        id=$(git -c user.name=A -c user.email=a@b.c commit-tree -m Bomb $id) && git update-ref HEAD $id
        """
      _ = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-c", bomb], in: clone.root.appending(path: "ada"))

      let outcome = try await clone.kata("grade", "ada", "--chapters", "1", "--format", "csv")

      outcome.ends(0)
      #expect(outcome.output.contains(/ada,9,9,100,passed,[0-9a-f]{40}\+,/), "\(outcome.output)")
    }
  }

  @Test(arguments: ["sha1", "sha256"], ["ben", "a\nb", "c \"d\" \\e"])
  func `a commit is read, whatever its hashes and its folder's name are`(
    format: String, name: String
  ) async throws {
    try await Clone.use { clone in
      try clone.replace(name, with: "Solutions")
      let hash = try await clone.commit(name, format: format)

      let outcome = try await clone.kata(
        "grade", name, "--sandbox", "off", "--chapters", "1", "--format", "csv")

      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains(",passed,\(hash),"))
    }
  }

  @Test func `a repository that lies elsewhere is not read, and grading says so`() async throws {
    try await Clone.use { clone in
      try clone.replace("ben", with: "Solutions")
      try await clone.commit("ben")
      try clone.move("ben/.git", to: "elsewhere")
      try clone.write("gitdir: ../elsewhere\n", to: "ben/.git")

      let outcome = try await clone.kata("grade", "ben", "--sandbox", "off", "--chapters", "1")

      outcome.ends(0, beginning: "ben: 9 of 9 points")
      #expect(
        outcome.errors.contains(
          "kata: no commit is known of ben: its .git is no folder, and kata reads no repository elsewhere.\n"
        ))
    }
  }

  @Test(arguments: ["an ignored file", "a repository inside"])
  func `a graded file that is in no commit is a change`(kind: String) async throws {
    try await Clone.use { clone in
      try clone.replace("ben", with: "Solutions")
      let tests = "ben/01-AtTheDoor/YourTests"
      try clone.write("", to: "\(tests)/More/Hidden.swift")
      if kind == "an ignored file" {
        try clone.write("Hidden.swift\n", to: "\(tests)/.gitignore")
      } else {
        try await clone.commit("\(tests)/More")
      }
      let hash = try await clone.commit("ben")

      let outcome = try await clone.kata("grade", "ben", "--chapters", "1", "--format", "csv")

      outcome.ends(0, showing: ",passed,\(hash)+,")
    }
  }

  @Test func `a file's mode is no change, because some disks keep none`() async throws {
    try await Clone.use { clone in
      try clone.replace("ben", with: "Solutions")
      let hash = try await clone.commit("ben")
      for path in try clone.names(in: "ben/01-AtTheDoor/YourTests") {
        chmod(clone.root.appending(path: "ben/01-AtTheDoor/YourTests/\(path)").path, 0o755)
      }

      let outcome = try await clone.kata("grade", "ben", "--chapters", "1", "--format", "csv")

      outcome.ends(0, showing: ",passed,\(hash),")
    }
  }

  @Test func `a repository without its data is named so, and the work is graded`() async throws {
    try await Clone.use { clone in
      try clone.replace("ben", with: "Solutions")
      let hash = try await clone.commit("ben")
      try clone.remove("ben/.git/objects")

      let outcome = try await clone.kata("grade", "ben", "--chapters", "1")

      outcome.ends(0, beginning: "ben: 9 of 9 points")
      #expect(
        outcome.errors.contains(
          "kata: no commit is known of ben: its repository lacks the data of \(hash.prefix(12)), or they are damaged.\n"
        ))
    }
  }
}
