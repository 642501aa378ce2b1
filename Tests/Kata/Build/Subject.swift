/// A chapter that tests are run on.
enum Subject: Sendable {
  /// The solution's refactoring in place; a second definition of something is an error.
  case original

  /// The same with a diff applied, or without one, in one of ``Workshop/layouts`` layouts where there are some.
  case planted(PlantedDiff?, layout: Int)

  /// The learner's own refactoring in place.
  case own(Submission.Snapshot)
}
