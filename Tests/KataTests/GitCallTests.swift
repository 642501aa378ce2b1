import Foundation
import Testing

@testable import Kata

/// Tests that one type calls git, and of the diffs that it applies.
@Suite struct GitCallTests {
  @Test func `no other type calls git`() throws {
    for room in RoomTests.rooms {
      for (name, text) in try RoomTests.files(in: room)
      where "\(room)/\(name)" != "System/Git.swift" {
        let code = RoomTests.code(of: text)
        #expect(!code.contains("program(\"git\")"), "\(room)/\(name)")
        #expect(!code.contains("/git\""), "\(room)/\(name)")
        #expect(!code.contains("\"GIT_DIR\""), "\(room)/\(name)")
      }
    }
  }

  @Test func `a diff that changes nothing was not applied`() async throws {
    try await URL.useFolder("git") { folder in
      try folder.appending(path: "A.swift").write("let a = 1\n")
      let diff = "--- a/A.swift\n+++ b/A.swift\n@@ -1 +1 @@\n-let a = 1\n+let a = 1\n"
      let plant = try PlantedDiff(file: folder.appending(path: "nothing.diff"), text: diff)

      await #expect(throws: Failure.self) { try await plant.apply(in: folder) }
    }
  }

  @Test func `files are made and removed, and a diff is undone`() async throws {
    try await URL.useFolder("git") { folder in
      try folder.appending(path: "A.swift").write("let a = 1\n")
      let diff = """
        --- a/A.swift
        +++ /dev/null
        @@ -1 +0,0 @@
        -let a = 1
        --- /dev/null
        +++ b/B.swift
        @@ -0,0 +1 @@
        +let b = 1

        """
      let plant = try PlantedDiff(file: folder.appending(path: "move.diff"), text: diff)

      try await plant.apply(in: folder)
      #expect(FileKind(of: folder.appending(path: "A.swift")) == nil)
      #expect(try String(textOf: folder.appending(path: "B.swift")) == "let b = 1\n")

      try await plant.apply(in: folder, undoing: true)
      #expect(FileKind(of: folder.appending(path: "B.swift")) == nil)
    }
  }

  @Test func `git's own words are kept apart from its output`() async throws {
    try await URL.useFolder("git") { folder in
      let result = try await Git(.users, in: folder).run(["rev-parse", "--show-toplevel"])

      #expect(result.output == "")
      #expect(result.reason.hasPrefix("fatal: not a git repository"))
    }
  }
}
