import Foundation

/// One of the two things a chapter asks a learner for, named by its folder.
enum Turn: String, CaseIterable, Sendable, Codable {
  case tests = "YourTests"
  case refactoring = "YourRefactoring"

  /// The two folders in another.
  static func folders(in root: URL) -> [URL] { allCases.map { root.appending(path: $0.rawValue) } }
}
