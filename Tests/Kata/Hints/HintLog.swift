/// Which hints the learner has seen, kept in `.kata/hints.json`.
struct HintLog {
  /// How many, by chapter and by what they are about.
  private var counts: KeptNote<[String: [String: Int]]>

  init(workbook: Workbook) { counts = KeptNote("hints", of: workbook, otherwise: [:]) }

  /// How many hints for a thing have been shown.
  func count(_ chapter: String, _ id: String) -> Int { counts.value[chapter]?[id] ?? 0 }

  /// Notes that one more was shown.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  mutating func add(_ chapter: String, _ id: String, upTo limit: Int) throws {
    counts.value[chapter, default: [:]][id] = min(limit, count(chapter, id) + 1)
    try counts.write()
  }

  /// Forgets a chapter's hints.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  mutating func forget(_ chapter: String) throws {
    guard counts.value.removeValue(forKey: chapter) != nil else { return }
    try counts.write()
  }
}
