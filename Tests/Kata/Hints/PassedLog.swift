/// Which chapters the learner was told to have passed, kept in `.kata/passed.json`.
struct PassedLog {
  private var ids: KeptNote<[String]>

  init(workbook: Workbook) { ids = KeptNote("passed", of: workbook, otherwise: []) }

  /// Whether it was said of a chapter before.
  func contains(_ chapter: String) -> Bool { ids.value.contains(chapter) }

  /// Notes that it is said now.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  mutating func add(_ chapter: String) throws {
    guard !contains(chapter) else { return }
    ids.value.append(chapter)
    try ids.write()
  }

  /// Forgets a chapter.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  mutating func forget(_ chapter: String) throws {
    guard contains(chapter) else { return }
    ids.value.removeAll { $0 == chapter }
    try ids.write()
  }
}
