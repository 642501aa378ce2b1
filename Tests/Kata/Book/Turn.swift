import Foundation

/// One of the two tasks of a chapter, named by its folder.
enum Turn: String, CaseIterable, Sendable, Codable {
  case tests = "YourTests"
  case refactoring = "YourRefactoring"

  /// The learner's two folders in another folder.
  static func folders(in root: URL) -> [URL] { allCases.map { root.appending(path: $0.rawValue) } }
}
