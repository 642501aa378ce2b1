import Foundation

/// A linked program that runs tests with Swift Testing.
struct TestProgram: Sendable {
  let file: URL

  /// How long all its tests may take together, in seconds.
  private static let timeLimit = 10.0
  /// How long one test may take that runs alone, in seconds.
  private static let timeLimitAlone = 5.0

  /// Runs tests, and runs those again alone that did not end because another one took the program down.
  ///
  /// - Parameter ids: The tests to run; nil for all.
  /// - Returns: What became of each.
  /// - Throws: ``Failure`` when the program cannot be started.
  func run(only ids: [String]? = nil) async throws -> [TestRecord] {
    if let ids, ids.isEmpty { return [] }
    let first = try await runOnce(only: ids)
    guard !first.isWhole else { return first.tests }
    return try await runAlone(
      first.tests, where: { $0.status == .notRun && !first.skipped.contains($0.id) })
  }

  /// Runs each test in a process of its own.
  func runEachAlone() async throws -> [TestRecord] {
    try await runAlone(runOnce(only: nil).tests, where: { _ in true })
  }

  private func runAlone(
    _ tests: [TestRecord], where isWanted: (TestRecord) -> Bool
  ) async throws -> [TestRecord] {
    try await withThrowingTaskGroup(of: (Int, TestRecord).self) { group in
      for (index, test) in tests.enumerated() where isWanted(test) {
        group.addTask { (index, try await runAlone(test)) }
      }
      var tests = tests
      for try await (index, test) in group { tests[index] = test }
      return tests
    }
  }

  private func runAlone(_ test: TestRecord) async throws -> TestRecord {
    let run = try await runOnce(only: [test.id], within: Self.timeLimitAlone)
    guard var test = run.tests.first(where: { $0.id == test.id }) else { return test }
    guard !run.isWhole else { return test }
    let said =
      run.output.split(separator: "\n").last { $0.contains("Fatal error") }
      .map { "\n" + $0 } ?? ""
    switch run.ending {
    case .timedOut:
      test.status = .timedOut
      let limit = Int(Self.timeLimitAlone)
      test.findings.append(Finding(text: "It did not end within \(limit) seconds." + said))
    case .signalled(let signal):
      test.status = .crashed
      test.findings.append(Finding(text: "It crashed (signal \(signal))." + said))
    case .exited(let code):
      test.status = .crashed
      let text = "The program exited with code \(code) before the test had ended."
      test.findings.append(Finding(text: text + said))
    }
    return test
  }

  private struct Run {
    var tests: [TestRecord]
    /// Whether the event stream is complete: every test ended, the run ended, and the exit code agrees.
    let isWhole: Bool
    let skipped: Set<String>
    let ending: Subprocess.Ending
    let output: String
  }

  private func runOnce(only ids: [String]?, within seconds: Double = timeLimit) async throws -> Run
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-\(UUID().uuidString)")
    let events = folder.appending(path: "events.jsonl")
    let home = folder.appending(path: "home")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let filters = (ids ?? []).flatMap { ["--filter", "^\(Self.escaped($0))$"] }
    let process = Subprocess(
      executable: file,
      arguments: ["--testing-library", "swift-testing"]
        + ["--event-stream-output-path", events.path] + filters,
      directory: home,
      environment: [
        "PATH": "/usr/bin:/bin", "HOME": home.path, "TMPDIR": home.path, "KATA_STRICT": "1",
        "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1",
        "SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED": "1",
      ],
      timeLimit: seconds, limits: Host.limits)
    let result = try await process.run()
    return Self.read(EventStream(file: events), result, only: ids)
  }

  private static func read(
    _ stream: EventStream, _ result: Subprocess.Result, only ids: [String]?
  ) -> Run {
    var tests: [String: TestRecord] = [:]
    var skipped: Set<String> = []
    var runEnded = false
    for record in stream.records {
      let payload = record.payload
      if record.kind == "test" {
        guard payload.kind == "function", let id = payload.id, let place = payload.sourceLocation
        else { continue }
        guard ids?.contains(id) ?? true else { continue }
        tests[id] = TestRecord(
          id: id, name: payload.displayName ?? payload.name ?? id, path: place.filePath ?? "",
          line: place.line)
        continue
      }
      runEnded = runEnded || payload.kind == "runEnded"
      guard let id = payload.testID, var test = tests[id] else { continue }
      switch payload.kind {
      case "issueRecorded":
        if let issue = payload.issue, issue.fails {
          test.findings.append(
            Finding(
              path: issue.sourceLocation?.filePath, line: issue.sourceLocation?.line,
              text: arguments(of: payload.testCase) + text(of: payload.messages ?? [])))
        }
      case "testEnded": test.status = test.findings.isEmpty ? .passed : .failed
      case "testSkipped": skipped.insert(id)
      default: break
      }
      tests[id] = test
    }
    let allEnded = tests.values.allSatisfy { $0.status != .notRun || skipped.contains($0.id) }
    let anyFailed = tests.values.contains { !$0.findings.isEmpty }
    let noTests = result.ending == .exited(69) && tests.isEmpty
    let codeAgrees = result.ending == .exited(anyFailed ? 1 : 0) || noTests
    return Run(
      tests: tests.values.sorted { ($0.path, $0.line) < ($1.path, $1.line) },
      isWhole: (runEnded || noTests) && allEnded && codeAgrees,
      skipped: skipped, ending: result.ending, output: result.output)
  }

  /// Which of a test's cases an issue is about; nothing when it has but one.
  private static func arguments(of testCase: EventStream.TestCase?) -> String {
    guard let name = testCase?.displayName, !name.isEmpty else { return "" }
    return "With \(short(name)):\n"
  }

  /// The text, cut where it is longer than anybody reads.
  private static func short(_ text: String) -> String {
    let limit = 1_500
    guard text.utf8.count > limit else { return text }
    return text.prefix(limit) + " ... and more, \(text.utf8.count) bytes in all"
  }

  private static func text(of messages: [EventStream.Message]) -> String {
    short(messages.filter { $0.symbol != "difference" }.map(\.text).joined(separator: "\n"))
  }

  private static func escaped(_ id: String) -> String {
    id.replacing(/[\\^$.|?*+()\[\]{}]/) { "\\" + $0.output }
  }
}
