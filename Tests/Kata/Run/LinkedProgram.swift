import Foundation

/// A linked program of tests, which `kata` starts itself.
struct LinkedProgram: Launcher {
  let file: URL

  /// The library of the chapter, in the program's own folder; nil if the program contains the chapter.
  ///
  /// With a library, each run gets copies of both files in a new folder, so that no path tells a test its mutant.
  var library: URL?

  /// The folder for the folders of runs; nil for the program's own folder.
  var scratch: URL?

  var sandbox = Sandbox.off

  /// The time of the submission that the program runs for; nil if it runs for none.
  var allowance: Budget.Allowance?

  let sourceFolders: [String] = []
  var endsAtFailure = false

  var reader: OutputReader?
  var stillRunning: (@Sendable ([String]) -> Void)?
  var onlyLists = false

  /// Whether a run's folder lies behind a link with a long name, and Foundation's folder for temporary files elsewhere,
  /// where nothing can be made: as on a Mac in a sandbox.
  var isAsOnMac = false

  func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double
  ) async throws -> (Subprocess.Result, secret: String?) {
    func run(as user: OtherUser?) async throws -> (Subprocess.Result, secret: String?) {
      try await self.run(
        choosing: filter, oneAtATime: oneAtATime, silenceLimit: silenceLimit, patience: patience,
        as: user)
    }
    guard sandbox.kind == .otherUser else { return try await run(as: nil) }
    return try await OtherUser.use { try await run(as: $0) }
  }

  private func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double,
    as user: OtherUser?
  ) async throws -> (Subprocess.Result, secret: String?) {
    let folder = (user?.folder ?? scratch ?? file.deletingLastPathComponent())
      .appending(path: "run-\(UUID().uuidString)")
    try TemporaryFiles.makeFolder(folder)
    defer { try? FileManager.default.removeItem(at: folder) }
    var program = file
    if library != nil || user != nil {
      program = folder.appending(path: file.lastPathComponent)
      for file in [file] + (library.map { [$0] } ?? []) {
        try TemporaryFiles.copy(file, to: folder.appending(path: file.lastPathComponent))
      }
    }
    let home = folder.appending(path: "home")
    if isAsOnMac {
      let distant = folder.appending(path: String(repeating: "home", count: 25))
      try TemporaryFiles.makeFolder(distant)
      try FileManager.default.createSymbolicLink(at: home, withDestinationURL: distant)
    }
    var process = try process(
      [program.path], in: home, silenceLimit: silenceLimit, patience: patience)
    if isAsOnMac { process.environment["TMPDIR"] = "/dev/null/none" }
    try user?.give(home)
    let secret = UUID().uuidString
    let choice = try JSONEncoder().encode(
      Choice(
        filter: filter, parallel: !oneAtATime, verbosity: reader == nil ? .min : 0,
        listTests: onlyLists))
    process.greeting = Data("\(secret) \(choice.count)\n".utf8) + choice + Data("\n".utf8)
    process.allowance = allowance
    let confined = sandbox.confined(
      process, showing: program.deletingLastPathComponent(), as: user)
    return (try await run(confined, in: home, secret: secret), secret)
  }

  /// The part of the test library's configuration that `kata` sets.
  private struct Choice: Encodable {
    let filter: [String]?
    let parallel: Bool
    let verbosity: Int
    let listTests: Bool
    var eventStreamVersion = EventStream.version
  }
}
