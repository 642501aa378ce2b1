import Foundation

/// Writes a report while submissions are graded. A printed report grows at once. A file gets its name when the report is
/// complete.
final class ReportWriter {
  private let format: any ReportFormat
  private let origin: JudgeIdentity
  private let chapters: [Chapter]
  private let output: String?
  private let file: FileHandle
  /// The temporary file of a report that is not complete; nil if the report is written in place.
  private let part: URL?
  private var submissions: [GradedSubmission] = []

  /// Begins a report in the file at `output`, or prints it. The workbook's chapters are for their hints.
  init(
    _ format: any ReportFormat, by origin: JudgeIdentity, chapters: [Chapter], to output: String?
  ) throws {
    (self.format, self.origin, self.chapters, self.output) = (format, origin, chapters, output)
    if let output {
      let place = URL(filePath: output).resolvingSymlinksInPath()
      // A device or a pipe cannot be replaced by a file.
      part = FileKind(of: place) == .other ? nil : URL(filePath: place.path + ".part")
      do {
        if let part { try Data().write(to: part) }
        file = try FileHandle(forWritingTo: part ?? place)
      } catch { throw Self.cannotWrite(output, error) }
    } else {
      (file, part) = (.standardOutput, nil)
    }
    try write(format.head(origin))
  }

  func add(_ submission: GradedSubmission) throws {
    try write(format.body(submission, isFirst: submissions.isEmpty))
    submissions.append(submission)
  }

  /// Ends the report, and gives its file the final name.
  func end() throws {
    try write(format.foot(origin, GradedClass(submissions, chapters: chapters)))
    guard let output else { return }
    do {
      try file.close()
      guard let part else { return }
      if rename(part.path, String(part.path.dropLast(".part".count))) != 0 {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
    } catch { throw Self.cannotWrite(output, error) }
  }

  private func write(_ text: String) throws {
    do { try file.write(contentsOf: Data(text.utf8)) } catch {
      if let part { unlink(part.path) }
      throw Self.cannotWrite(output ?? "the standard output", error)
    }
  }

  private static func cannotWrite(_ place: String, _ error: any Error) -> Failure {
    .grader("The report cannot be written to \(place): \(error.localizedDescription)")
  }
}
