/// A chapter that tests are run on.
enum Subject: Sendable {
  /// The solution's refactoring in place; a second definition of something is an error.
  case original

  /// The same as a library, with a diff applied or without one.
  case planted(PlantedDiff?)

  /// The learner's own refactoring in place.
  case own(Submission.Snapshot)
}
