/// What became of one test function in a run.
struct TestRecord: Codable, Sendable, Hashable {
  enum Status: String, Codable, Sendable {
    case passed, failed, crashed, timedOut, notRun
    /// It was not run because tests that crash or hang had used up the chapter's time.
    case notReached

    /// Whether it counts as a failure: a test that takes the program down or does not end has failed.
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
  /// The last lines that it printed when it ran alone.
  var printed: String?
  /// How long it took, in seconds; nil when it did not end.
  var duration: Double?

  /// The id without the place, which stays the same when lines are added above.
  var key: String { id.split(separator: "/").dropLast().joined(separator: "/") }

  /// Whether it was stopped before it could report anything itself.
  var hasEndedBadly: Bool { status == .crashed || status == .timedOut }

  var hasFailed: Bool { status.isFailure }

  /// Whether it would come out the same on any machine: a time-out may be this one's fault.
  var isSettled: Bool { status != .timedOut && status != .notReached }
}
