import Foundation
import Testing

@testable import Kata

/// Tests of the points of a class's duel.
@Suite struct ClassDuelTests {
  @Test(arguments: [(0, 0), (1, 0.36), (5, 1), (9, 0.36), (10, 0)])
  func `a mutant that half of the suites kill is worth most`(killing: Int, worth: Double) {
    let duel = duel(suites: 11, [mutant(by: [0], killedBy: Array(1...11).prefix(killing))])

    #expect(abs(duel.worth(of: duel.mutants[0]) - worth) < 0.001)
  }

  @Test func `an author's own suite says nothing about a mutant, nor does a copy of it`() {
    var duel = duel(suites: 6, [mutant(by: [0], killedBy: [0, 1, 2])])
    #expect(duel.judges(of: duel.mutants[0]) == (2, 5))

    duel = self.duel(suites: 6, [mutant(by: [0], killedBy: [0, 1, 2])], copying: [1: 0])

    #expect(duel.judges(of: duel.mutants[0]) == (1, 4))
    #expect(duel.others(of: 1).isEmpty)
  }

  @Test func `equal suites count once, and unfit ones not at all`() {
    let duel = duel(
      suites: 7, [mutant(by: [0], killedBy: [1, 2, 3])], copying: [2: 1], unfit: [3, 4])

    #expect(duel.judges(of: duel.mutants[0]) == (1, 3))
  }

  @Test func `there are points from five suites on`() {
    let mutants = [mutant(by: [0], killedBy: [1, 2])]

    #expect(duel(suites: 4, mutants).points(of: 0) == nil)
    #expect(duel(suites: 6, mutants, copying: [4: 3, 5: 3]).points(of: 0) == nil)
    #expect(duel(suites: 5, mutants).points(of: 0) != nil)
  }

  @Test func `half of the points are for own mutants, half for kills, and nothing gives nothing`() {
    let half = [3, 4, 5, 6, 7]
    let mutants =
      (0..<3).map { _ in mutant(by: [0], killedBy: half) }
      + [mutant(by: [1], killedBy: [0, 2, 3, 4, 5]), mutant(by: [2], killedBy: half)]
    let duel = duel(suites: 11, mutants)

    #expect(duel.points(of: 0) == 75)
    #expect(duel.points(of: 8) == 0)
    #expect(self.duel(suites: 11, []).points(of: 0) == 0)
  }

  @Test func `authors of the same change share its worth`() {
    let duel = duel(suites: 12, [mutant(by: [0, 1], killedBy: [2, 3, 4, 5, 6])])

    #expect(duel.points(of: 0) == duel.points(of: 1))
    #expect(abs((duel.points(of: 0) ?? 0) - 50.0 / 6) < 0.001)
  }

  /// A class of 12, of whom ten are honest: each plants three mutants that half of the others kill.
  private func cheating(_ mutants: [ClassDuel.Mutant], copying: [Int: Int] = [:]) -> [Double?] {
    let honest = (2..<12).flatMap { author in
      (0..<3).map { number in
        mutant(by: [author], killedBy: (2..<12).filter { ($0 + author + number) % 2 == 0 })
      }
    }
    let duel = duel(suites: 12, honest + mutants, copying: copying)
    return [duel.points(of: 0), duel.points(of: 2)]
  }

  @Test func `friends who kill each other's secret mutants earn less than honest work`() {
    // 0 and 1 plant mutants that only a magic value shows, and each has the other's value in a test.
    let secret = (0..<3).flatMap { _ in
      [mutant(by: [0], killedBy: [0, 1]), mutant(by: [1], killedBy: [0, 1])]
    }

    let earned = cheating(secret)

    #expect(earned[0].map { $0.rounded() } == 18)
    #expect(earned[1].map { $0.rounded() } == 70)
  }

  @Test func `mutants that only their author's magic value shows earn nothing`() {
    let earned = cheating((0..<3).map { _ in mutant(by: [0], killedBy: [0]) })

    #expect(earned[0] == 0)
  }

  @Test func `a friend's copied tests earn their kills of honest mutants, and no more`() {
    let earned = cheating(
      (0..<3).map { _ in mutant(by: [1], killedBy: [0, 1]) }, copying: [0: 1])

    #expect(earned[0] == 0)
  }

  // MARK: - A class

  private func mutant(by authors: Set<Int>, killedBy killers: some Sequence<Int>)
    -> ClassDuel.Mutant
  {
    ClassDuel.Mutant(
      id: "m", message: "A bug.", authors: authors,
      killers: Dictionary(uniqueKeysWithValues: killers.map { ($0, ["a test"]) }))
  }

  private func duel(
    suites count: Int, _ mutants: [ClassDuel.Mutant], copying copies: [Int: Int] = [:],
    unfit: Set<Int> = []
  ) -> ClassDuel {
    ClassDuel(
      chapter: "01-A",
      learners: (0..<count).map {
        ClassDuel.Learner(
          name: "\($0)", suite: "\(copies[$0] ?? $0)", isFit: !unfit.contains($0), refused: [],
          error: nil)
      }, mutants: mutants)
  }
}
