import Foundation
import Testing

@testable import Kata

/// Tests of files and folders that kata needs and cannot read: it names them, and takes nothing for granted.
@Suite(.warm) struct UnreadableTests {
  private static let chapter = "Chapters/01-AtTheDoor"

  /// Writes a text's file again in an encoding that is not UTF-8.
  private func encode(_ path: String, in clone: Clone) throws {
    let text = try clone.read(path)
    try #require(text.data(using: .utf16)).write(to: clone.root.appending(path: path))
  }

  @Test(arguments: [["hint", "1"], ["hint", "1", "--all"], ["check", "1"], ["check"], []])
  func `hints that are no text in UTF-8 are named`(words: [String]) async throws {
    try await Clone.use { clone in
      try encode("\(Self.chapter)/Hints.md", in: clone)

      let outcome = try await clone.kata(words)

      #expect(outcome.exitCode == 3)
      #expect(outcome.errors.contains("\(Self.chapter)/Hints.md is no text in UTF-8."))
    }
  }

  @Test func `hints whose lines end with carriage returns are read`() async throws {
    try await Clone.use { clone in
      let before = try await clone.kata("hint", "1", "--all")
      let hints = "\(Self.chapter)/Hints.md"
      try clone.write(clone.read(hints).replacing("\n", with: "\r"), to: hints)

      let after = try await clone.kata("hint", "1", "--all")

      #expect(!before.output.isEmpty && after.output == before.output)
    }
  }

  @Test func `a manifest that is no text in UTF-8 is named`() async throws {
    try await Clone.use { clone in
      try encode("Package.swift", in: clone)

      let outcome = try await clone.kata("check", "1")

      outcome.ends(3, output: "")
      #expect(outcome.errors.hasSuffix("/Package.swift is no text in UTF-8.\n"))
    }
  }

  @Test func `a reset that cannot keep a file names it, and lists no backup`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let pipe = clone.root.appending(path: "\(Self.chapter)/YourTests/notes")
      try #require(mkfifo(pipe.path, 0o600) == 0)
      let before = try clone.names(in: "\(Self.chapter)/YourTests")

      let reset = try await clone.kata("reset", "1")
      let list = try await clone.kata("reset", "--list")

      reset.ends(3, output: "")
      #expect(
        reset.errors.hasPrefix(
          "kata: Chapter 1 was not changed, because your files cannot be kept: \(pipe.path) cannot be copied"
        ))
      list.ends(0, output: "There are no backups: nothing was reset yet.\n")
      #expect(try clone.names(in: "\(Self.chapter)/YourTests") == before)
      #expect(try clone.names(in: ".kata/backups/01-AtTheDoor") == [])
    }
  }

  @Test func `a file in the place of the backups is named as the cause`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try clone.write("text", to: ".kata")

      let reset = try await clone.kata("reset", "1")

      reset.ends(3, output: "")
      #expect(reset.errors.contains(".kata/backups/01-AtTheDoor/"))
      #expect(reset.errors.hasSuffix("cannot be made: Not a directory.\n"), "\(reset.errors)")
      #expect(try clone.read(".kata") == "text")
    }
  }

  @Test(arguments: ["file", "link to none", "loop"])
  func `a store that is no folder is named as what it is`(kind: String) async throws {
    try await Clone.use { clone in
      let place = clone.root.appending(path: "store")
      switch kind {
      case "file": try clone.write("text", to: "store")
      case "loop": try clone.link("store", to: place)
      default: try clone.link("store", to: clone.root.appending(path: "none"))
      }

      let outcome = try await clone.kata("check", "1", environment: ["KATA_CACHE": place.path])

      outcome.ends(2, output: "")
      #expect(
        outcome.errors
          == "kata: \(place.path) is no folder but a \(kind == "file" ? kind : "link to none"),"
          + " so kata cannot keep its builds there. KATA_CACHE names another place.\n")
    }
  }
}
