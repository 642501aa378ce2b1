import Foundation

/// A built package whose tests SwiftPM starts. No secret proves their records.
struct TestPackage: Launcher {
  let folder: URL
  let swiftPM: SwiftPM
  let sourceFolders: [String]
  var endsAtFailure = false

  /// It reads the output once the run has ended. Without it the test library prints as well: SwiftPM lets it.
  var reader: OutputReader?
  var stillRunning: (@Sendable ([String]) -> Void)?
  var onlyLists = false

  /// The time of the submission that the package runs for; nil if it runs for none.
  let allowance: Budget.Allowance?

  func run(
    choosing filter: [String]?, oneAtATime: Bool, silenceLimit: Double, patience: Double
  ) async throws -> (Subprocess.Result, secret: String?) {
    let home = folder.appending(path: "run-\(UUID().uuidString)")
    var process = try process(
      swiftPM.test(folder), in: home, silenceLimit: silenceLimit, patience: patience)
    process.startLimit = SwiftPM.startLimit * patience
    defer { try? FileManager.default.removeItem(at: home) }
    process.arguments +=
      (filter ?? []).flatMap { ["--filter", $0] } + (oneAtATime ? ["--no-parallel"] : [])
      + (onlyLists ? ["--list-tests"] : []) + [
        "--event-stream-version", EventStream.version,
        "--event-stream-output-path", "/dev/fd/\(Subprocess.reportDescriptor)",
      ]
    process.environment.merge(SwiftPM.environment) { $1 }
    process.startsGroups = true
    process.allowance = allowance
    process.reader = nil
    var result = try await run(process, in: home, secret: nil)
    // Once in a hundred runs SwiftPM ends before it starts the tests. `isSignalled` is about SwiftPM's own signal.
    for _ in 0..<3
    where result.isSignalled || result.report.isEmpty && result.ending == .exited(1) {
      result = try await process.run()
    }
    result.ending = SwiftPM.ending(result)
    reader?.read(Data(SwiftPM.withoutOwnLines(result.output).utf8))
    return (result, nil)
  }
}
