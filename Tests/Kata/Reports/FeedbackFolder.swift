import Foundation

/// A folder with a report on each submission, in a file named after it.
final class FeedbackFolder {
  private let folder: String
  private let format: any ReportFormat
  private let origin: JudgeIdentity
  private var taken: Set<String> = []

  /// Makes the folder at a path, if it is missing.
  init(_ folder: String, _ format: any ReportFormat, by origin: JudgeIdentity) throws {
    (self.folder, self.format, self.origin) = (folder, format, origin)
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.usage(
        "The folder \(Style.harmlessName(folder)) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Writes a submission's report. The learner reads the name, and not the teacher's path.
  func add(_ submission: GradedSubmission) throws {
    var submission = submission
    submission.path = name(for: submission.path)
    let output = "\(folder)/\(submission.path).\(format.fileExtension)"
    let writer = try ReportWriter(format, by: origin, chapters: [], to: output)
    try writer.add(submission)
    try writer.end()
  }

  /// The last part of the path; where another submission has the same, the whole path, or a number behind it.
  private func name(for path: String) -> String {
    let parts = path.split(separator: "/").map(String.init).filter { ![".", ".."].contains($0) }
    let whole = parts.isEmpty ? "submission" : parts.joined(separator: "-")
    var name = parts.last ?? whole
    var number = 1
    // Disks that ignore case would take two such names for one.
    while !taken.insert(name.lowercased()).inserted {
      name = number == 1 ? whole : "\(whole)-\(number)"
      number += 1
    }
    return name
  }
}
