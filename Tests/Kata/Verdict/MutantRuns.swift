/// The results of a learner's tests on the original, its variants and its mutants.
struct MutantRuns: Codable, Sendable {
  /// The tests with their statuses; none is called idle yet.
  let tests: [TestsVerdict.Test]

  /// For each mutant, the records of the tests that did not pass.
  let unpassed: [[TestRecord]]

  /// Whether the same files always get these results: a time-out may be the machine's fault.
  var isSettled: Bool {
    tests.allSatisfy(\.record.isSettled) && unpassed.joined().allSatisfy(\.isSettled)
  }
}
