import Foundation

/// Which hints the learner has seen, kept in `.kata/hints.json`.
struct HintLog {
  private let file: URL
  private var counts: [String: [String: Int]]

  init(workbook: Workbook) {
    file = workbook.keepsakes.appending(path: "hints.json")
    let data = (try? Data(contentsOf: file)) ?? Data()
    counts = (try? JSONDecoder().decode([String: [String: Int]].self, from: data)) ?? [:]
  }

  /// How many hints for a thing have been shown.
  func count(_ chapter: String, _ id: String) -> Int { counts[chapter]?[id] ?? 0 }

  /// Notes that one more was shown.
  mutating func add(_ chapter: String, _ id: String, upTo limit: Int) throws {
    counts[chapter, default: [:]][id] = min(limit, count(chapter, id) + 1)
    try write()
  }

  /// Forgets a chapter's hints.
  mutating func forget(_ chapter: String) throws {
    guard counts.removeValue(forKey: chapter) != nil else { return }
    try write()
  }

  private func write() throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(counts).write(to: file, options: .atomic)
    } catch {
      throw Failure.grader(
        "\(file.path) cannot be written: \((error as NSError).localizedDescription)")
    }
  }
}
