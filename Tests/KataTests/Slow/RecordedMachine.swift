import Foundation

@testable import Kata
@testable import struct Kata.Host

/// A machine with only the files that matter: they are empty, and a script replaces `xcrun`.
struct RecordedMachine {
  let root: URL
  let path: String

  init(_ files: [String], platform: String?) throws {
    root = URL.temporary("mac").resolvingSymlinksInPath()
    for file in files { try root.appending(path: file).write("") }
    let bin = root.appending(path: "usr/bin")
    path = bin.path
    let answer =
      platform.map { "echo '\(root.path)\($0)'" } ?? """
        echo "xcrun: error: unable to lookup item 'PlatformPath' from command line tools installation" >&2
        exit 1
        """
    let xcrun = bin.appending(path: "xcrun")
    try xcrun.write(
      "#!/bin/sh\n[ \"$*\" = '--sdk macosx --show-sdk-platform-path' ] || exit 64\n\(answer)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: xcrun.path)
  }

  func host(frontend: String) async throws -> Host {
    defer { try? FileManager.default.removeItem(at: root) }
    return try await Host.find(
      frontend: root.appending(path: frontend).path, system: .macOS, path: path)
  }

  /// The flags without the path of the temporary folder around the machine.
  func plain(_ flags: [String]) -> [String] { flags.map { $0.replacing(root.path, with: "") } }
}
