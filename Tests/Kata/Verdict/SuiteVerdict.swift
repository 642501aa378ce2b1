/// What the suite says of a learner's refactoring.
struct SuiteVerdict: Codable, Sendable {
  struct Test: Codable, Sendable {
    let record: TestRecord
    /// Whether it passed on the untouched start already: behaviour that must survive.
    let isGuard: Bool
  }

  /// Every test of the suite, run or not.
  let tests: [Test]

  /// Why nothing could be judged, as when the refactoring does not compile.
  var error: String?

  /// Whether the error would be the same on any machine.
  var errorIsSettled = true

  var status: Verdict.Status {
    if error != nil { return .error }
    return tests.allSatisfy { $0.record.status == .passed } ? .passed : .failed
  }

  /// A point for each test that passes and is no guard, less one for each failing guard.
  var score: Int {
    guard error == nil else { return 0 }
    return max(0, passing - failingGuards.count)
  }

  /// How many tests pass that are no guards.
  var passing: Int { tests.count { !$0.isGuard && $0.record.status == .passed } }

  var maxScore: Int { tests.count { !$0.isGuard } }

  var failingGuards: [Test] { tests.filter { $0.isGuard && $0.record.status != .passed } }

  /// Whether the same files must get the same verdict: a time-out may be the machine's fault.
  var isSettled: Bool { errorIsSettled && tests.allSatisfy(\.record.isSettled) }
}
