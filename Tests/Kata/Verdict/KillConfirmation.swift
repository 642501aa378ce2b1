/// Tells the kills that can be relied on from those that tests make by chance.
///
/// The tests that have killed run again, on the original and on every mutant, in rounds. One that comes out
/// differently on the same code is flaky, and counts nowhere; on one mutant only, that may be the mutant's doing
/// (what it breaks is shared by tests that run at once), and only this kill does not count. Rounds go on until one
/// changes nothing: then its results are those of exactly the tests that count, in each other's company and no
/// other's.
///
/// So honest tests cost one round, and tests that fail by chance cost themselves more. Of 200 tests that fail with
/// any probability, fewer than 0.1 mutants are killed on average (`KillConfirmationTests` plays it).
struct KillConfirmation {
  /// How one test came out: on the original first, then on the mutants in their order.
  typealias Outcomes = [TestRecord.Status]

  /// How many rounds there are at most; by then what is left has been the same as often.
  static let roundLimit = 5

  /// The tests whose kills have held so far, by their ids, and how they come out.
  private(set) var killers: [String: Outcomes]

  /// The tests that came out differently on the same code, by their ids, and on which: a place in their outcomes.
  private(set) var flaky: [String: Int] = [:]

  /// The one mutant on which a test came out differently, by the tests' ids: a place in their outcomes.
  private(set) var unsteady: [String: Int] = [:]

  /// The tests that could not be run on everything again: others had used up the chapter's time.
  private(set) var notReached: Set<String> = []

  /// The next round, from 1.
  private(set) var round = 1
  private var isSettled = false

  /// Begins with the tests that have killed a mutant.
  init(_ outcomes: [String: Outcomes]) {
    killers = outcomes.filter { $0.value.contains(where: \.isFailure) }
  }

  /// Whether the killers must run once more.
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
