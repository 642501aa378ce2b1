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

  /// Throws ``Failure`` if the format is for one submission, and there are more, or if the file to write is a folder.
  func requireFit(_ count: Int) throws {
    if let output, FileKind(of: URL(filePath: output).resolvingSymlinksInPath()) == .folder {
      throw Failure.usage("\(Style.harmless(output)) is a folder; --output names a file.")
    }
    guard format.isForOne, count > 1 else { return }
    throw Failure.usage(
      "`--format \(format.name)` is for one submission, because that service grades one at a time. Here are \(count)."
    )
  }

  /// Throws ``Failure`` if an option does not go with a duel.
  func requireDuel() throws {
    guard ClassDuelReport.formats.contains(format.name), folder == nil, !showsTimes,
      hidden == .names
    else {
      throw Failure.usage(
        "`kata grade --duel` has the formats \(ClassDuelReport.formats.joined(separator: ", ")), and of"
          + " the other options for reports only --output.")
    }
  }

  /// Writes or prints the report on duels, whole or not at all.
  func write(_ report: ClassDuelReport) throws {
    let text = report.text(format.name)
    guard let output else { return print(text, terminator: "") }
    do { try Data(text.utf8).write(to: URL(filePath: output), options: .atomic) } catch {
      throw Failure.grader("The report cannot be written to \(output)", because: error)
    }
  }

  /// Begins the reports.
  func reports(by origin: JudgeIdentity, chapters: [Chapter]) throws -> Reports {
    var format = format
    if format is JSONReport { format = JSONReport(showsTimes: showsTimes) }
    return Reports(
      hidden: hidden, folder: try folder.map { try FeedbackFolder($0, format, by: origin) },
      writer: try ReportWriter(format, by: origin, chapters: chapters, to: output))
  }

  private static func format(_ name: String, of command: String) throws -> any ReportFormat {
    if let format = ReportFormats.all.first(where: { $0.name == name }) { return format }
    let names = ReportFormats.all.map(\.name)
    let list = names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
    throw Failure.usage("`kata \(command)` knows the formats \(list), not \(name).")
  }
}
