/// One of the two things a chapter asks a learner for, named by its folder.
enum Turn: String, CaseIterable, Sendable, Codable {
  case tests = "YourTests"
  case refactoring = "YourRefactoring"
}
