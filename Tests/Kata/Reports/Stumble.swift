/// A mutant or a test of the suite that several learners missed although they had begun its turn.
struct Stumble: Sendable {
  let chapter: String
  let name: String
  let isMutant: Bool
  /// The number of learners who missed it.
  var missed = 0
  /// The number of learners who had begun, and whose turn could be judged.
  var begun = 0
  /// The last hint for it, which says most; nil if there is none.
  var hint: String?

  /// The ten items that the greatest share of learners missed, the greatest share first.
  static func all(in submissions: [GradedSubmission], chapters: [Chapter]) -> [Stumble] {
    var items: [String: Stumble] = [:]
    func count(_ chapter: String, _ name: String, isMutant: Bool, isMissed: Bool) {
      let key = "\(chapter) \(isMutant) \(name)"
      var item = items[key] ?? Stumble(chapter: chapter, name: name, isMutant: isMutant)
      item.begun += 1
      item.missed += isMissed ? 1 : 0
      items[key] = item
    }
    for chapter in submissions.flatMap(\.chapters) {
      if chapter.tests.begun, chapter.tests.status != .error {
        for mutant in chapter.tests.mutants ?? [] where !mutant.demo {
          count(chapter.id, mutant.id, isMutant: true, isMissed: mutant.status != "killed")
        }
      }
      if chapter.suite.begun, chapter.suite.status != .error {
        for test in chapter.suite.tests {
          count(chapter.id, test.name, isMutant: false, isMissed: test.status != "passed")
        }
      }
    }
    let order = items.values.filter { $0.missed > 1 }.sorted {
      // Shares are compared without division.
      let (left, right) = ($0.missed * $1.begun, $1.missed * $0.begun)
      return (right, $1.missed, $0.chapter, $0.name) < (left, $0.missed, $1.chapter, $1.name)
    }
    let hints = Dictionary(
      chapters.map { ($0.id, Hints(of: $0)) }, uniquingKeysWith: { first, _ in first })
    return order.prefix(10).map { item in
      var item = item
      item.hint = hints[item.chapter]?.stages(for: item.name).last
      return item
    }
  }

  /// The item in a line, as in `7 of 9 missed the mutant restore-goes-by-title`.
  var line: String {
    "\(missed) of \(begun) missed the \(isMutant ? "mutant" : "test") \(Style.harmlessName(name))"
  }
}
