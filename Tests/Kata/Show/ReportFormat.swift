/// A form in which `kata grade` reports: the pieces that are written as submissions are graded.
///
/// What a submission says is made harmless for a terminal before it gets here; escape it for the format.
/// A report that was cut off before its end is not valid in its format, so that it cannot pass as complete.
/// A new format is one file, and its name in ``ReportFormats``.
protocol ReportFormat: Sendable {
  /// What `--format` takes.
  var name: String { get }

  /// What it is for, in a few words.
  var summary: String { get }

  /// What stands before the first submission.
  func head(_ origin: JudgeIdentity) throws -> String

  /// One submission; `isFirst` where no other stands before it.
  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String

  /// What stands after the last submission.
  func foot(_ origin: JudgeIdentity) -> String
}
