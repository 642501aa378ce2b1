import Foundation
import Testing

@testable import Kata

/// Tests of files that came from Windows or from other users: line ends, byte order marks, owners, links.
@Suite(.warm) struct LineEndTests {
  private let chapter = "01-AtTheDoor"

  @Test func `a workbook with line ends of Windows is a workbook like any other`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      try toWindows(clone.root)

      let list = try await clone.kata("list")
      let check = try await clone.kata("check", "1")

      list.ends(0, showing: "1  At The Door", "2  Lights On")
      check.ends(0, beginning: "Chapter 1 · At The Door · 9 of 9 points")
      #expect(!check.output.contains("Set `started`"))
    }
  }

  @Test func `an untouched chapter is not begun, whatever ends its lines`() async throws {
    try await Clone.use { clone in
      try toWindows(clone.root.appending(path: "Chapters/\(chapter)/YourTests"))
      try toWindows(clone.root.appending(path: "Chapters/\(chapter)/YourRefactoring"), mark: true)

      let overview = try await clone.kata()

      overview.ends(1, showing: "At The Door  ░░░░░░░░░░░░░░░░░░░░  not started")
    }
  }

  @Test func `a submission from Windows is judged like any other`() async throws {
    try await Clone.use { clone in
      try clone.replace("ben", with: "Solutions")
      try toWindows(clone.root.appending(path: "ben"), mark: true)

      let outcome = try await clone.kata("grade", "ben", "--sandbox", "off", "--chapters", "1")

      outcome.ends(0, beginning: "ben: 9 of 9 points")
    }
  }

  @Test func `hints are found in a file with line ends of Windows`() async throws {
    try await Clone.use { clone in
      let before = try await clone.kata("hint", "1", "--all")
      try toWindows(clone.root.appending(path: "Chapters/\(chapter)"), ending: "Hints.md")

      let after = try await clone.kata("hint", "1", "--all")

      #expect(!before.output.isEmpty && after.output == before.output)
    }
  }

  @Test(arguments: [[], ["list"], ["check"], ["grade", "."], ["verify"]])
  func `a workbook without a chapter has not passed`(words: [String]) async throws {
    try await Clone.use { clone in
      let manifest = try clone.read("Package.swift")
      try clone.write(manifest.replacing("folder:", with: "place:"), to: "Package.swift")

      let outcome = try await clone.kata(words)

      outcome.ends(3, output: "")
      #expect(
        outcome.errors.hasSuffix(
          "/Package.swift names no chapter. `git checkout` brings it back.\n"))
    }
  }

  @Test func `a submission that is a link has a row that says so`() async throws {
    try await Clone.use { clone in
      try clone.replace("class/ben", with: "Solutions")
      try clone.link("class/ann", to: clone.root.appending(path: "class/ben"))

      let outcome = try await clone.kata(
        "grade", "class", "--sandbox", "off", "--chapters", "1", "--format", "text")

      outcome.ends(1, showing: "class/ben: 9 of 9 points", "class/ann: ")
      outcome.shows("It is a symbolic link, and links are not followed.")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "Only root can give files to another user."))
  func `a copy of another's file belongs to this user`() async throws {
    try await URL.useFolder("owners") { folder in
      let (file, copy) = (folder.appending(path: "a/x"), folder.appending(path: "b"))
      try file.deletingLastPathComponent().makeFolder()
      try file.write("text")
      chmod(file.path, 0o750)
      chown(file.path, Sandbox.unprivilegedUser, Sandbox.unprivilegedUser)

      try TemporaryFiles.copyContents(of: folder.appending(path: "a"), to: copy)

      let attributes = try FileManager.default.attributesOfItem(
        atPath: copy.appending(path: "x").path)
      #expect(attributes[.ownerAccountID] as? UInt == 0)
      #expect(attributes[.posixPermissions] as? Int == 0o750)
      #expect(try String(textOf: copy.appending(path: "x")) == "text")
    }
  }

  /// Gives each text below a folder, or those with an ending, line ends of Windows, and a byte order mark if one is
  /// wanted.
  private func toWindows(_ folder: URL, mark: Bool = false, ending: String = "") throws {
    let endings = [".swift", ".md", ".diff"]
    for path in FileManager.default.subpaths(atPath: folder.path) ?? [] {
      let file = folder.appending(path: path)
      guard FileKind(of: file) == .file, path.hasSuffix(ending),
        endings.contains(where: path.hasSuffix)
      else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      try file.write((mark ? "\u{feff}" : "") + text.replacing("\n", with: "\r\n"))
    }
  }
}
