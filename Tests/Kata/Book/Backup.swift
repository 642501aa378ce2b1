import Foundation

/// A dated folder with a learner's files of one chapter.
struct Backup {
  let chapter: Chapter
  /// The folder's name: the local time of the copy.
  let name: String
  let folder: URL
}
