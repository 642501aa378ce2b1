import Foundation

/// Lets a class play a duel in one chapter: all mutants that count against all tests.
struct ClassDuelJudge: Sendable {
  /// A learner of the class, with copies of the submission.
  struct Learner: Sendable {
    let name: String
    let files: Submission
    let mutants: LearnersMutants
    let allowance: Budget.Allowance
  }

  let judge: Judge
  let chapter: Chapter
  private var duels: DuelJudge { DuelJudge(judge: judge, chapter: chapter) }

  func duel(of learners: [Learner]) async throws -> ClassDuel {
    let planted = try await learners.inOrder {
      try await duels.planted($0.mutants, by: $0.files, within: $0.allowance)
    }
    // The same change by several learners is one mutant.
    var authors: [[String]: Set<Int>] = [:]
    var mutants: [PlantedDiff] = []
    for (place, planted) in planted.enumerated() {
      for mutant in planted.mutants {
        if authors[mutant.change] == nil { mutants.append(mutant) }
        authors[mutant.change, default: []].insert(place)
      }
    }
    let own = try chapter.mutants
    let all = mutants
    let suites = try await learners.inOrder { learner in
      let key = try await ChapterBuilder(judge.workbench, chapter, of: learner.files).keys.tests
      let lesson = try await duels.verdict(
        on: own, by: learner.files, within: learner.allowance)
      let verdict = try await duels.verdict(
        on: all, by: learner.files, within: learner.allowance)
      return (key: key, isFit: 2 * lesson.score >= lesson.maxScore, verdict: verdict)
    }
    return ClassDuel(
      chapter: chapter.id,
      learners: learners.indices.map { place in
        ClassDuel.Learner(
          name: learners[place].name, suite: suites[place].key, isFit: suites[place].isFit,
          refused: planted[place].refused, error: suites[place].verdict.error)
      },
      mutants: mutants.enumerated().map { index, mutant in
        let killers = suites.map { $0.verdict.mutants[index].killedBy }.enumerated()
          .filter { !$0.element.isEmpty }
        return ClassDuel.Mutant(
          id: mutant.id, message: mutant.message, authors: authors[mutant.change] ?? [],
          killers: Dictionary(uniqueKeysWithValues: killers.map { ($0.offset, $0.element) }))
      })
  }
}
