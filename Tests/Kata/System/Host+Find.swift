import Foundation

extension Host {
  /// Looks at the machine that this `kata` runs on.
  static func find(
    frontend: String, system: System = runningSystem,
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async throws -> Host {
    let tools = URL(filePath: frontend).deletingLastPathComponent()
    guard system == .macOS, let xcrun = executable("xcrun", on: path) else {
      return Host(system: system, tools: tools)
    }
    // With the Command Line Tools alone there is no platform, and it says so as an error.
    let asked = try await Subprocess(
      executable: xcrun, arguments: ["--sdk", "macosx", "--show-sdk-platform-path"],
      environment: ProcessInfo.processInfo.environment, timeLimit: 60
    ).run()
    let platform = asked.ending == .exited(0) ? asked.output.split(separator: "\n").last : nil
    return Host(system: system, tools: tools, platform: platform.map { URL(filePath: String($0)) })
  }

  /// What says which of several toolchains a compiler on the search path stands for: Xcode's choice, swiftly's, and a
  /// file `.swift-version`. The compiler's own file stays the same when another is chosen.
  ///
  /// Sources: the manual of `xcode-select(1)`; https://github.com/swiftlang/swiftly/issues/150 (swiftly's `swiftc` is a
  /// proxy), https://github.com/swiftlang/swiftly/pull/256 (`.swift-version`, in a folder or above it).
  ///
  /// - Parameters:
  ///   - folder: The folder in which the compiler is called.
  ///   - environment: The variables with which it is called.
  /// - Returns: The files, each with its size and age.
  static func choice(
    in folder: URL = URL(filePath: FileManager.default.currentDirectoryPath),
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [String] {
    let home = environment["HOME"] ?? NSHomeDirectory()
    let swiftly =
      [environment["SWIFTLY_HOME_DIR"], home + "/.swiftly", home + "/.local/share/swiftly"]
    var files =
      ["/var/db/xcode_select_link"] + swiftly.compactMap { $0.map { $0 + "/config.json" } }
    var above = folder.standardizedFileURL
    while above.path != "/" {
      files.append(above.appending(path: ".swift-version").path)
      above.deleteLastPathComponent()
    }
    return files.map { URL(filePath: $0) }.filter { FileKind(of: $0) != nil }.map(stamp)
  }
}
