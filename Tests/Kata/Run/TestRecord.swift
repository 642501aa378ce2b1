/// The result of one test function in a run.
struct TestRecord: Codable, Sendable, Hashable {
  enum Status: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, notRun
    /// The test was not run, because tests that crash or hang had used up the chapter's time.
    case notReached

    /// Whether the status is a failure: a test that crashes the program or does not end has failed.
    var isFailure: Bool { [.failed, .crashed, .timedOut].contains(self) }
  }

  /// Swift Testing's id: module, suite, function and place.
  let id: String
  /// The name in reports.
  let name: String
  /// The file, as the test's module sees it.
  let path: String
  let line: Int
  var status: Status = .notRun
  var findings: [Finding] = []
  /// The last lines that the test printed when it ran alone.
  var printed: String?
  /// The seconds that the test took; nil if it did not end.
  var duration: Double?

  /// The record without any result.
  var notRun: TestRecord { TestRecord(id: id, name: name, path: path, line: line) }

  /// The id without the place. It stays the same when lines are added above the test.
  var key: String { id.split(separator: "/").dropLast().joined(separator: "/") }

  /// The first finding without its times, to find tests that fail alike; nil if it compares values, which may differ.
  var sameness: String? {
    if status == .timedOut { return "It did not end." }
    guard let text = findings.first?.text, !text.contains("Expectation failed") else { return nil }
    // A number in a crash may be its kind.
    return status == .crashed ? text : text.filter { !$0.isNumber }
  }

  /// Whether the test was stopped before it could report its result.
  var hasEndedBadly: Bool { status == .crashed || status == .timedOut }

  var hasFailed: Bool { status.isFailure }

  /// Whether an expectation of the test failed. The last finding of one that crashed is the crash.
  var failsExpectation: Bool {
    status == .failed || (status == .crashed && findings.count > 1)
  }

  /// Whether the result would be the same on any machine: a time-out may be this machine's fault.
  var isSettled: Bool { status != .timedOut && status != .notReached }
}
