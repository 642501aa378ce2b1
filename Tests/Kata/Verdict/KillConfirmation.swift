/// Tells reliable kills from kills by chance.
///
/// The tests that have killed run again, on the original and on every mutant, in rounds. A test with a different result
/// on the same code is flaky, and does not count at all. If its result changed on a single mutant only, the mutant may
/// be the cause, because it can break what parallel tests share: then only this kill does not count. Rounds go on until
/// one changes nothing. The results of this round are those of exactly the tests that count, in each other's company
/// and in no other.
///
/// So honest tests cost one round, and tests that fail by chance cost themselves more. 200 tests that fail by chance,
/// with any probability, kill fewer than 0.1 mutants on average (`KillConfirmationTests` plays it).
struct KillConfirmation {
  /// The statuses of one test: on the original first, then on the mutants in their order.
  typealias Outcomes = [TestRecord.Status]

  /// The greatest number of rounds. A test that is left after so many has had the same result each time.
  static let roundLimit = 5

  /// The outcomes of the tests whose kills have held so far, by the tests' ids.
  private(set) var killers: [String: Outcomes]

  /// The flaky tests, by their ids. The value is the index of the changed outcome.
  private(set) var flaky: [String: Int] = [:]

  /// The tests with a changed result on a single mutant, by their ids. The value is the index of the outcome.
  private(set) var unsteady: [String: Int] = [:]

  /// The tests that could not run again on all code, because others had used up the chapter's time.
  private(set) var notReached: Set<String> = []

  /// The next round, from 1.
  private(set) var round = 1
  private var isSettled = false

  /// Begins with the outcomes of all tests, and keeps those that have killed a mutant.
  init(_ outcomes: [String: Outcomes]) {
    killers = outcomes.filter { $0.value.contains(where: \.isFailure) }
  }

  var needsRound: Bool { !isSettled && !killers.isEmpty && round <= Self.roundLimit }

  /// Takes the results of a round.
  mutating func take(_ outcomes: [String: Outcomes]) {
    round += 1
    isSettled = true
    for (test, known) in killers {
      let now = outcomes[test] ?? []
      guard now.count == known.count, !now.contains(.notReached) else {
        isSettled = false
        notReached.insert(test)
        killers[test] = nil
        continue
      }
      let changed = known.indices.filter {
        $0 != unsteady[test] && known[$0].isFailure != now[$0].isFailure
      }
      guard let place = changed.first else { continue }
      isSettled = false
      if changed.count == 1, place != 0, unsteady[test] == nil {
        unsteady[test] = place
        let killsOthers = known.indices.contains { $0 != place && known[$0].isFailure }
        if !killsOthers { killers[test] = nil }
      } else {
        flaky[test] = place
        killers[test] = nil
      }
    }
  }
}
