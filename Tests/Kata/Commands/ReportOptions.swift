import Foundation

/// The options that `kata grade` and `kata report` share: the reports to write.
struct ReportOptions: Sendable {
  private var format: any ReportFormat = TextReport()
  private var output: String?
  private var folder: String?
  private var hidden = HiddenDisplay.names
  private var showsTimes = false

  static let help = """
      --format FORMAT   \(formats)
      --output FILE     write the report there instead of printing it
      --each FOLDER     also write a report on each submission there, named after it
      --hidden MODE     how to show hidden items: names (the default), count or none
      --times           with --format json, how long each test took
    """

  private static let formats = ReportFormats.all.map { "\($0.name) (\($0.summary))" }
    .joined(separator: ",\n" + String(repeating: " ", count: 20))

  /// The folders that hold the reports.
  var places: [String] {
    [output, folder].compactMap(\.self).map { URL(filePath: $0).deletingLastPathComponent().path }
      + (folder.map { [URL(filePath: $0).path] } ?? [])
  }

  /// Takes an option, and its value where it has one. Returns false for another word.
  mutating func take(
    _ word: String, of command: String, value: () throws -> String
  ) throws -> Bool {
    switch word {
    case "--format": format = try Self.format(value(), of: command)
    case "--output": output = try value()
    case "--each": folder = try value()
    case "--times": showsTimes = true
    case "--hidden":
      let mode = try value()
      guard let display = HiddenDisplay(rawValue: mode) else {
        throw Failure.usage("`kata \(command) --hidden` is names, count or none, not \(mode).")
      }
      hidden = display
    default: return false
    }
    return true
  }

  /// Throws ``Failure`` if the format is for one submission, and there are more, or if there is no place for the reports.
  func requireFit(_ count: Int) throws {
    try output.map(ReportFile.requirePlace)
    try folder.map(FeedbackFolder.make)
    guard format.isForOne, count > 1 else { return }
    throw Failure.usage(
      "`--format \(format.name)` is for one submission, because that service grades one at a time. Here are \(count)."
    )
  }

  /// Writes the reports on a class: one on all, and perhaps one on each.
  func write(_ submissions: [GradedSubmission], by judge: JudgeIdentity, _ chapters: [Chapter])
    throws
  {
    var format = format
    if format is JSONReport { format = JSONReport(showsTimes: showsTimes) }
    let shown = submissions.map { $0.showing(hidden: hidden) }
    try folder.map { FeedbackFolder($0, format, by: judge) }?.write(shown)
    let text = try format.text(GradedClass(shown, by: judge, chapters: chapters))
    try ReportFile.write(text, to: output)
  }

  private static func format(_ name: String, of command: String) throws -> any ReportFormat {
    if let format = ReportFormats.all.first(where: { $0.name == name }) { return format }
    let names = ReportFormats.all.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw Failure.usage("`kata \(command)` knows the formats \(list), not \(name).")
  }
}
