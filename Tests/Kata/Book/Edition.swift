import Foundation

/// The parts of a chapter on which a learner's work depends, in one version of the workbook: the hashes of their files,
/// by path.
struct Edition: Codable, Equatable {
  let start: [String: String]
  let suite: [String: String]
  /// The mutants and the variants.
  let mutants: [String: String]

  /// The names of the parts that another edition has otherwise.
  func differences(from other: Edition) -> [String] {
    (start == other.start ? [] : ["start"]) + (suite == other.suite ? [] : ["suite"])
      + (mutants == other.mutants ? [] : ["mutants"])
  }
}

extension Edition {
  /// The edition of a chapter as it is now.
  init(of chapter: Chapter) async throws {
    let all = try await Self.hashes(of: [
      Submission.sources(in: chapter.start), SourceTree(topLevelOf: chapter.suite),
      SourceTree(diffsIn: chapter.suite),
    ])
    self.init(start: all[0], suite: all[1], mutants: all[2])
  }

  /// The hashes of trees' files, by path.
  static func hashes(of trees: [SourceTree]) async throws -> [[String: String]] {
    var hashes = try await Fingerprint.of(files: trees.flatMap(\.files))[...]
    return trees.map { tree in
      defer { hashes = hashes.dropFirst(tree.paths.count) }
      return Dictionary(uniqueKeysWithValues: zip(tree.paths, hashes))
    }
  }
}
