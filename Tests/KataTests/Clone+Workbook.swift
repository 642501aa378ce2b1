import Foundation
import Testing

@testable import Kata

/// What tests of logs need: a copy of this workbook, and pressed buttons.
extension Clone {
  /// The chapters whose programs write, replay and test logs.
  static let logChapters = ["07-Recording", "08-Replay", "09-FromLogToTest"]

  /// Runs `body` in a copy of this workbook, in which no chapter is begun.
  static func useWorkbook(_ body: (Clone) async throws -> Void) async throws {
    try await use { clone in
      for folder in ["Package.swift", "Chapters", "Tests", "Solutions"] {
        try clone.remove(folder)
        try FileManager.default.copyItem(
          at: workbook.appending(path: folder), to: clone.root.appending(path: folder))
      }
      for chapter in try Workbook.find(from: workbook).chapters {
        for turn in ["YourTests", "YourRefactoring"] {
          let start = "\(chapter.suitePath)/Start/\(turn)"
          try clone.replace("\(chapter.workPath)/\(turn)", with: start)
        }
      }
      try await body(clone)
    }
  }

  /// Presses the keys of a chapter's screen, which writes `a.log`.
  func play(_ chapter: String, _ keys: String) async throws -> String {
    let input = Pipe()
    try input.fileHandleForWriting.write(contentsOf: Data(keys.utf8))
    try input.fileHandleForWriting.close()
    let outcome = try await RunningProgram(
      Self.built("kata"), ["run", chapter, "play", "a.log"], in: root,
      environment: ["KATA_CACHE": Self.cache.path], input: input
    ).outcome()
    outcome.ends(0, showing: "\nThe log lies at a.log.\n")
    return outcome.output
  }

  /// Writes `a.log` as a test, by a chapter's command.
  func makeTest(_ chapter: String, _ path: String) async throws {
    let test = try await kata("run", chapter, "test", "a.log")
    test.ends(0, beginning: "// Written by `swift run kata run \(chapter) test a.log` from a log.")
    try write(test.output, to: path)
  }
}
