/// A format of the reports of `kata grade` and `kata report`, written in pieces while submissions are graded.
///
/// All texts of a submission are already harmless for a terminal. Escape them for the format. A report without its foot
/// must not be valid in the format, so that a cut report cannot pass as complete. A new format is one file, and one
/// entry in ``ReportFormats``.
protocol ReportFormat: Sendable {
  /// The value for `--format`.
  var name: String { get }

  /// The format's purpose, in a few words.
  var summary: String { get }

  /// The end of a file's name, without the dot.
  var fileExtension: String { get }

  /// Whether a report holds one submission, because the service that reads it grades one at a time.
  var isForOne: Bool { get }

  /// The text before the first submission; none if the format says no more.
  func head(_ origin: JudgeIdentity) throws -> String

  /// The text for one submission; `isFirst` is true for the first in the report. None where all depends on the class.
  func body(_ submission: GradedSubmission, isFirst: Bool) throws -> String

  /// The text after the last submission; none if the format says no more.
  func foot(_ origin: JudgeIdentity, _ all: GradedClass) throws -> String
}

extension ReportFormat {
  var isForOne: Bool { false }
  func head(_ origin: JudgeIdentity) -> String { "" }
  func body(_ submission: GradedSubmission, isFirst: Bool) -> String { "" }
  func foot(_ origin: JudgeIdentity, _ all: GradedClass) -> String { "" }

  /// The mark behind the name of an item that learners do not have.
  static func mark(_ hidden: Bool?) -> String { hidden == true ? " (hidden)" : "" }
}
