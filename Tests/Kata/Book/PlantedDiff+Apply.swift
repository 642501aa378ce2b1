import Foundation

extension PlantedDiff {
  /// Applies the diff strictly: every line it names must be where it says.
  func apply(in folder: URL) async throws {
    var environment = ProcessInfo.processInfo.environment
    // Keeps git from applying the diff to a repository around the folder.
    environment["GIT_CEILING_DIRECTORIES"] = folder.deletingLastPathComponent().path
    let git = Subprocess(
      executable: try Toolchain.program("git"), arguments: ["apply", file.path],
      directory: folder, environment: environment, timeLimit: 60)
    let result = try await git.run()
    guard result.ending == .exited(0) else {
      throw Failure.grader("\(file.path) does not apply: \(result.output)")
    }
  }
}
