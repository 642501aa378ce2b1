/// A format of the reports of `kata grade` and `kata report`.
///
/// All texts of a submission are already harmless for a terminal. Escape them for the format. A new format is one file,
/// and one entry in ``ReportFormats``.
protocol ReportFormat: Sendable {
  /// The value for `--format`.
  var name: String { get }

  /// The format's purpose, in a few words.
  var summary: String { get }

  /// The end of a file's name, without the dot.
  var fileExtension: String { get }

  /// Whether a report holds one submission, because the service that reads it grades one at a time.
  var isForOne: Bool { get }

  /// The whole report; throws an error of the encoder.
  func text(_ graded: GradedClass) throws -> String
}

extension ReportFormat {
  var isForOne: Bool { false }

  /// The mark behind the name of an item that learners do not have.
  static func mark(_ hidden: Bool?) -> String { hidden == true ? " (hidden)" : "" }
}
