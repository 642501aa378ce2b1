/// The verdict of the suite on a learner's refactoring.
struct SuiteVerdict: Codable, Sendable {
  struct Test: Codable, Sendable {
    let record: TestRecord
    /// Whether the test already passed on the untouched start: it guards behaviour that must survive.
    let isGuard: Bool
    /// Whether the test is for those who go on after the chapter's end: it earns and costs no points.
    var isForAnotherDay: Bool { record.path.hasPrefix(SuiteVerdict.anotherDay) }
  }

  /// How the files of tests for another day begin, as in `AnotherDay+RunningEffects.swift`.
  static let anotherDay = "AnotherDay"

  /// The suite's tests, even those that did not run, without those for another day.
  let tests: [Test]

  /// Those for another day, which earn and cost no points.
  let forAnotherDay: [Test]

  /// A tick for each file of tests for another day.
  var ticks: [Tick] {
    Dictionary(grouping: forAnotherDay, by: \.record.path).sorted { $0.key < $1.key }.map {
      file, tests in
      let subject = file.dropFirst(Self.anotherDay.count + 1).prefix { $0 != "." }
      let passing = tests.count { $0.record.status == .passed }
      return Tick(
        name:
          "another day, \(subject.inWords.lowercased()): \(passing) of \(tests.count) tests pass",
        isDone: passing == tests.count)
    }
  }

  /// The reason why nothing could be judged, for example because the refactoring does not compile.
  var error: String?

  /// Whether the error would be the same on any machine.
  var errorIsSettled: Bool

  /// Makes a verdict from all tests of the suite, those for another day as well.
  init(tests all: [Test], error: String? = nil, errorIsSettled: Bool = true) {
    tests = all.filter { !$0.isForAnotherDay }
    forAnotherDay = all.filter(\.isForAnotherDay)
    (self.error, self.errorIsSettled) = (error, errorIsSettled)
  }

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
  var isSettled: Bool { errorIsSettled && (tests + forAnotherDay).allSatisfy(\.record.isSettled) }
}
