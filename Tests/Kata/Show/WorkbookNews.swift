/// The news of a newer workbook for the chapters that a learner has begun.
struct WorkbookNews {
  /// The news in two lines; nil if there are none.
  let text: String?

  /// Compares chapters with the editions in which the learner knows them, and notes the new ones. An edition whose start
  /// can be brought is told again until that is done.
  init(of standings: [(Chapter, LearnerProgress)], _ notes: inout LearnerNotes) async throws {
    var known: [(Chapter, Edition)] = []
    var changes: [String] = []
    var starts: [String] = []
    for (chapter, standing) in standings {
      let now = try await Edition(of: chapter)
      guard !standing.isUntouched, !standing.isMissing, let old = notes.edition(of: chapter) else {
        known.append((chapter, now))
        continue
      }
      let differences = now.differences(from: old)
      if differences.isEmpty { continue }
      changes.append("chapter \(chapter.number) (\(differences.joined(separator: ", ")))")
      let hasNewStart = try await !StartNews(of: chapter, after: old).isEmpty
      if hasNewStart { starts.append("`swift run kata reset \(chapter.number) --keep`") }
      let start = hasNewStart ? old.start : now.start
      known.append((chapter, Edition(start: start, suite: now.suite, mutants: now.mutants)))
    }
    notes.add(known)
    let advice =
      starts.isEmpty
      ? "Your files are as you left them."
      : "For the new start: \(starts.joined(separator: ", ")). All that you have changed stays."
    text =
      changes.isEmpty
      ? nil : "The workbook is newer: \(changes.joined(separator: ", ")).\n\(advice)"
  }
}
