import Foundation
import Testing

@testable import Kata
@testable import struct Kata.Host

/// Tests that no code takes for granted what only Linux has. On a Mac nobody has run it yet.
@Suite struct MacTests {
  @Test func `only a few files ask Foundation for the temporary or the home folder`() throws {
    let words = ["temporaryDirectory", "NSTemporaryDirectory", "NSHomeDirectory"]
    let allowed: Set = [
      "Chapters/Platform/Judging/Reach.swift", "Chapters/Platform/Judging/JudgedFileManager.swift",
      "Tests/Judged/JudgedTemporaryDirectory.swift",
      // They look for the user's own folders, or have no run around them.
      "Tests/Kata/Commands/Shard.swift", "Tests/Kata/System/Host.swift",
      "Tests/Kata/System/Host+System.swift", "Tests/Kata/System/Subprocess.swift",
      "Tests/Kata/Trust/Sandbox+Find.swift",
      // They name these words to learners.
      "Tests/Kata/Trust/Allowed.swift", "Tests/Kata/Trust/Reach.swift",
      "Tests/Kata/Trust/Trust.swift",
    ]

    let found = try Self.files(below: ["Chapters", "Solutions", "Tests"]) { path, text in
      !path.hasPrefix("Tests/KataTests/") && !path.hasPrefix("Tests/PlatformTests/")
        && words.contains(where: text.contains)
    }

    #expect(Set(found) == allowed)
  }

  @Test func `no tool is looked for beside swiftc, which is a shim there`() throws {
    let found = try Self.files(below: ["Tests/Kata"]) { _, text in
      text.contains("swiftc.deletingLastPathComponent")
    }

    #expect(found == [])
  }

  @Test func `what only Linux has stands in tests that say so`() throws {
    let words = ["/proc/", "setsid", "stat -c"]
    let marks = ["os(Linux)", ".linux", "Sandbox", "OtherUser"]

    let found = try Self.files(below: ["Tests"]) { path, text in
      !path.hasPrefix("Tests/Kata/") && !path.hasPrefix("Tests/KataTests/Hostile")
        && words.contains(where: text.contains) && !marks.contains(where: text.contains)
    }

    #expect(found == [])
  }

  @Test func `what a Mac leaves in a folder is nobody's file`() async throws {
    try await URL.useFolder("left") { folder in
      for name in [".DS_Store", "._A.swift", "A.swift"] {
        try folder.appending(path: name).write("")
      }

      #expect(try FileKind.visibleNames(in: folder) == ["A.swift"])
    }
  }

  @Test func `only where a sandbox counts its own processes are they limited`() {
    #expect(Host.processLimits(on: .linux).contains { $0.hasPrefix("-u ") })
    #expect(Host.processLimits(on: .macOS) == [])
  }

  /// The Swift files of this workbook below some folders whose path and text fit, in order.
  private static func files(
    below folders: [String], where fits: (_ path: String, _ text: String) -> Bool
  ) throws -> [String] {
    try folders.flatMap { folder in
      let place = Clone.workbook.appending(path: folder)
      return try (FileManager.default.subpaths(atPath: place.path) ?? [])
        .filter { $0.hasSuffix(".swift") }
        .filter { fits("\(folder)/\($0)", try String(textOf: place.appending(path: $0))) }
        .map { "\(folder)/\($0)" }
    }.sorted()
  }
}
