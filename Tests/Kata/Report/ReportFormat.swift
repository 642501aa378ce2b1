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
  ///
  /// - Parameter origin: Who judges.
  /// - Returns: The report's first piece.
  /// - Throws: An error of the encoder.
  func head(_ origin: Origin) throws -> String

  /// One submission.
  ///
  /// - Parameters:
  ///   - submission: What it earned.
  ///   - isFirst: Whether it is the report's first.
  /// - Returns: Its piece of the report.
  /// - Throws: An error of the encoder.
  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String

  /// What stands after the last submission.
  ///
  /// - Parameter origin: Who judged.
  /// - Returns: The report's last piece.
  func foot(_ origin: Origin) -> String
}
