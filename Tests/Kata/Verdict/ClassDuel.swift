/// A duel of a class in one chapter: each one's mutants against the tests of all others.
///
/// A mutant that all or no suites kill is worth nothing, and one that half of them kill the most.
struct ClassDuel: Sendable {
  struct Learner: Sendable {
    let name: String
    /// The hash of the tests: learners with equal tests have one suite together.
    let suite: String
    /// Whether the tests kill at least half of the lesson's own mutants. Other suites say nothing about a mutant.
    let isFit: Bool
    /// The reasons why mutants do not count, by their names.
    let refused: [(name: String, reason: String)]
    /// The reason why the tests could not be judged; nil if they could.
    let error: String?
  }

  struct Mutant: Sendable {
    let id: String
    /// A sentence about it.
    let message: String
    /// The places of its authors among the learners: those who made the same change.
    let authors: Set<Int>
    /// The names of the tests that kill it, by the place of their owner.
    let killers: [Int: [String]]
  }

  /// The chapter's folder.
  let chapter: String
  let learners: [Learner]
  let mutants: [Mutant]

  /// The number of suites from which on there are points.
  static let leastSuites = 5

  /// The suites that count: those of some learners, equal ones once.
  private func suites(of places: some Sequence<Int>) -> Set<String> {
    Set(places.filter { learners[$0].isFit }.map { learners[$0].suite })
  }

  /// The number of suites that judge a mutant, not its authors', and of those that kill it.
  func judges(of mutant: Mutant) -> (killing: Int, all: Int) {
    let own = Set(mutant.authors.map { learners[$0].suite })
    let all = suites(of: learners.indices).subtracting(own)
    return (suites(of: mutant.killers.keys).intersection(all).count, all.count)
  }

  /// The share of the suites that judge a mutant and kill it, from 0 to 1.
  func share(of mutant: Mutant) -> Double {
    let (killing, all) = judges(of: mutant)
    return all == 0 ? 0 : Double(killing) / Double(all)
  }

  /// A mutant's worth, from 0 to 1: 4·k·(1 − k), where k is the share of suites that kill it.
  func worth(of mutant: Mutant) -> Double {
    let share = share(of: mutant)
    return 4 * share * (1 - share)
  }

  /// The points of a learner, at most 100: half for own mutants, which authors of the same change share, and half for
  /// kills of others' mutants. Nil if there are too few suites.
  func points(of place: Int) -> Double? {
    guard suites(of: learners.indices).count >= Self.leastSuites else { return nil }
    let planted = mutants.filter { $0.authors.contains(place) }
      .map { worth(of: $0) / Double($0.authors.count) }.reduce(0, +)
    let others = others(of: place)
    let sum = others.map(worth(of:)).reduce(0, +)
    let killed = others.filter { $0.killers[place] != nil }.map(worth(of:)).reduce(0, +)
    return 50 * planted / Double(LearnersMutants.limit) + (sum == 0 ? 0 : 50 * killed / sum)
  }

  /// The mutants of authors with other tests than a learner's own.
  func others(of place: Int) -> [Mutant] {
    let suite = learners[place].suite
    return mutants.filter { mutant in mutant.authors.allSatisfy { learners[$0].suite != suite } }
  }
}
