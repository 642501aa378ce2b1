import Foundation

extension Host {
  /// Looks at the machine that this `kata` runs on.
  ///
  /// - Parameters:
  ///   - frontend: The compiler, as its driver calls it.
  ///   - system: The machine's system.
  ///   - path: Where programs are looked for.
  /// - Returns: What is particular to it.
  /// - Throws: ``Failure`` when a program cannot be started.
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
}
