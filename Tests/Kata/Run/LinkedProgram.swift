import Foundation

/// A linked program of tests, started by itself.
struct LinkedProgram: Launcher {
  let file: URL

  /// The chapter as a library, which the program looks for beside itself; nil where the chapter is in the program.
  ///
  /// Then each run gets copies of both in a folder of its own: it knows what it runs on by nothing but what that does.
  var library: URL?

  /// Where runs have their folders; nil for the program's own folder.
  var scratch: URL?

  /// In which it runs.
  var sandbox = Sandbox.off

  /// The time of the submission that its runs are for; nil where they are for none.
  var allowance: Budget.Allowance?

  let sourceFolders: [String] = []
  var endsAtFailure = false

  var isQuiet = true

  func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double
  ) async throws -> (Subprocess.Result, secret: String?) {
    let folder = (scratch ?? file.deletingLastPathComponent())
      .appending(path: "run-\(UUID().uuidString)")
    try TemporaryFiles.makeFolder(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var program = file
    if let library {
      program = folder.appending(path: file.lastPathComponent)
      try TemporaryFiles.copy(file, to: program)
      try TemporaryFiles.copy(library, to: folder.appending(path: library.lastPathComponent))
    }
    let home = folder.appending(path: "home")
    var process = try process(
      [program.path], in: home, silenceLimit: silenceLimit, patience: patience)
    let secret = UUID().uuidString
    let choice = try JSONEncoder().encode(
      Choice(filter: filter, parallel: !oneAtATime, verbosity: isQuiet ? .min : 0))
    process.greeting = Data("\(secret) \(choice.count)\n".utf8) + choice + Data("\n".utf8)
    process.allowance = allowance
    let confined = sandbox.confined(process, showing: program.deletingLastPathComponent())
    return (try await run(confined, in: home), secret)
  }

  /// What the test library reads of its configuration.
  private struct Choice: Encodable {
    let filter: [String]?
    let parallel: Bool
    let verbosity: Int
    var eventStreamVersion = EventStream.version
  }
}
