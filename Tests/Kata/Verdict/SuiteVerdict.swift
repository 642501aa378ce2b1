/// The verdict of the suite on a learner's refactoring.
struct SuiteVerdict: Codable, Sendable {
  struct Test: Codable, Sendable {
    let record: TestRecord
    /// Whether the test already passed on the untouched start: it guards behaviour that must survive.
    let isGuard: Bool
  }

  /// All tests of the suite, even those that did not run.
  let tests: [Test]

  /// The reason why nothing could be judged, for example because the refactoring does not compile.
  var error: String?

  /// Whether the error would be the same on any machine.
  var errorIsSettled = true

  var status: Verdict.Status {
    if error != nil { return .error }
    return tests.allSatisfy { $0.record.status == .passed } ? .passed : .failed
  }

  /// A point for each passing test that is no guard, minus one for each failing guard.
  var score: Int {
    guard error == nil else { return 0 }
    return max(0, passing - failingGuards.count)
  }

  /// The number of passing tests that are no guards.
  var passing: Int { tests.count { !$0.isGuard && $0.record.status == .passed } }

  var maxScore: Int { tests.count { !$0.isGuard } }

  var failingGuards: [Test] { tests.filter { $0.isGuard && $0.record.status != .passed } }

  /// Whether the same files always get this verdict: a time-out may be the machine's fault.
  var isSettled: Bool { errorIsSettled && tests.allSatisfy(\.record.isSettled) }
}
