import Foundation

/// The results of several runs as those of one. The order of the runs makes no difference.
struct MergedResults: Sendable {
  let judge: JudgeIdentity
  private(set) var submissions: [GradedSubmission] = []
  /// A sentence for each submission with an older result that does not count.
  private(set) var replaced: [String] = []

  /// Merges results. Of a submission's chapter that is in two of them the later counts.
  init(_ results: [GradedResults]) throws {
    // The text decides between files of the same second, so that the order of the arguments does not.
    let all = try results.flatMap { result in
      try result.submissions.map { (result.written, try JSONText.of($0), $0) }
    }.sorted {
      ($0.2.committed ?? "", $0.0, $0.1) < ($1.2.committed ?? "", $1.0, $1.1)
    }.map(\.2)
    // As strings, names are the same that differ only in how an accent is written.
    let byPath = Dictionary(grouping: all) { Data($0.path.utf8) }
    for (key, versions) in byPath.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let path = String(decoding: key, as: UTF8.self)
      var chapters: [String: GradedSubmission.Chapter] = [:]
      var older: Set<String> = []
      for chapter in versions.flatMap(\.chapters) {
        let known = chapters.updateValue(chapter, forKey: chapter.id)
        if let known, try JSONText.of(known) != JSONText.of(chapter) { older.insert(chapter.id) }
      }
      if !older.isEmpty {
        replaced.append(
          "\(Style.harmlessName(path)) was graded more than once; the later result counts:"
            + " \(older.sorted().joined(separator: ", ")).")
      }
      var merged = GradedSubmission(path: path, chapters: chapters.values.sorted { $0.id < $1.id })
      merged.message = versions.last?.message
      (merged.commit, merged.committed) = (versions.last?.commit, versions.last?.committed)
      submissions.append(merged)
    }
    func list(_ text: (JudgeIdentity) -> String, separator: String = " and ") -> String {
      Array(Set(results.map { text($0.judge) })).sorted().joined(separator: separator)
    }
    judge = JudgeIdentity(
      kata: list(\.kata), swift: list(\.swift), workbook: list(\.workbook),
      sandbox: list(\.sandbox, separator: "; in another run "),
      sandboxed: results.allSatisfy(\.judge.sandboxed))
  }
}
