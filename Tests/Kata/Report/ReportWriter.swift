import Foundation

/// Writes a report of `kata grade` as its submissions are graded: printed, or into a file that gets its name
/// when it is complete.
final class ReportWriter {
  private let format: any ReportFormat
  private let origin: Origin
  private let output: String?
  private let file: FileHandle
  private var isFirst = true

  /// Begins a report.
  ///
  /// - Parameters:
  ///   - format: Its form.
  ///   - origin: Who judges.
  ///   - output: The file's path; nil to print it.
  /// - Throws: ``Failure`` when nothing can be written there.
  init(_ format: any ReportFormat, by origin: Origin, to output: String?) throws {
    self.format = format
    self.origin = origin
    self.output = output
    if let output {
      let part = Self.part(of: output)
      do {
        try Data().write(to: part)
        file = try FileHandle(forWritingTo: part)
      } catch {
        throw Self.cannotWrite(output, error)
      }
    } else {
      file = .standardOutput
    }
    try write(format.head(origin))
  }

  /// Adds a submission.
  func add(_ submission: GradedSubmission) throws {
    try write(format.body(submission, isFirst: isFirst))
    isFirst = false
  }

  /// Ends the report.
  func end() throws {
    try write(format.foot(origin))
    guard let output else { return }
    do {
      try file.close()
      if rename(Self.part(of: output).path, output) != 0 {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    } catch {
      throw Self.cannotWrite(output, error)
    }
  }

  private func write(_ text: String) throws {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      throw Self.cannotWrite(output ?? "the standard output", error)
    }
  }

  private static func part(of output: String) -> URL { URL(filePath: output + ".part") }

  private static func cannotWrite(_ place: String, _ error: any Error) -> Failure {
    .grader(
      "The report cannot be written to \(place): \((error as NSError).localizedDescription)")
  }
}
