import Foundation
import Testing

@testable import Kata

/// A shell in a sandbox, for commands that a hostile test might try.
struct Confined {
  /// The folder that the sandbox shows. It has an odd name here, and contains a file `mine`.
  let folder: URL

  let sandbox: Sandbox

  /// The sandboxes that work on this machine.
  static var offered: [Sandbox.Kind] {
    get async {
      let ending = try? await use(.bubblewrap) { try await $0.run("exit 0").ending }
      return ending == .exited(0) ? [.bubblewrap] : []
    }
  }

  /// Makes a folder, passes a shell that can see it to `body`, and removes it.
  static func use<Result>(
    _ kind: Sandbox.Kind, _ body: (Confined) async throws -> Result
  ) async throws -> Result {
    try await URL.useFolder("an odd 'name'\n\"\\") { folder in
      try folder.appending(path: "mine").write("mine\n")
      let sandbox = Sandbox(kind: kind, view: SandboxView(folders: []))
      return try await body(Confined(folder: folder, sandbox: sandbox))
    }
  }

  /// Runs a script.
  ///
  /// - Parameters:
  ///   - script: The shell's script.
  ///   - words: The script's arguments.
  /// - Returns: The ending, the output and the report.
  /// - Throws: An error of the file system.
  func run(_ script: String, _ words: String...) async throws -> Subprocess.Result {
    let home = folder.appending(path: "home")
    try home.makeFolder()
    let run = Subprocess(
      executable: URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh"] + words,
      directory: home, environment: ["PATH": "/usr/bin:/bin", "HOME": home.path], timeLimit: 40,
      silenceLimit: 40, greeting: Data("hello\n".utf8), limits: Host.runningSystem.testLimits)
    return try await sandbox.confined(run, showing: folder).run()
  }
}

extension Trait where Self == ConditionTrait {
  /// For tests in bubblewrap. They name it as the reason where they are skipped.
  static var needsBubblewrap: Self {
    .enabled("bubblewrap does not work here") { await !Confined.offered.isEmpty }
  }
}
