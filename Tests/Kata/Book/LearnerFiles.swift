import Foundation

/// What a learner's files of a chapter hold.
///
/// Two are equal when nothing was changed in between, however an editor saves: in place, by renaming another file over
/// it, by deleting and creating it, or with files of its own beside it.
struct LearnerFiles: Equatable, Sendable {
  /// By path; nil for what cannot be read.
  private let files: [String: Data?]
  /// Why the files cannot even be listed.
  private let problem: String?

  /// Reads the files as they are now.
  init(of folder: URL) {
    do {
      let sources = try Submission.sources(in: folder)
      // Two names may be equal to Swift that differ in their bytes.
      files = Dictionary(
        zip(sources.paths, sources.files.map { try? Data(contentsOf: $0) }),
        uniquingKeysWith: { first, _ in first })
      problem = nil
    } catch {
      files = [:]
      problem = error.localizedDescription
    }
  }
}
