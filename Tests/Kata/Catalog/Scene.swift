/// One of the scenes that a chapter's program plays, by the word on its command line.
enum Scene: String, CaseIterable, Sendable {
  case legacy
  case refactored
  /// Turn 2's piece, through its production function.
  case yours

  /// What the program is started with.
  var arguments: [String] { self == .legacy ? [] : [rawValue] }
}
