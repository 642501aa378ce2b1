import Foundation

/// A folder with a report on each submission, in a file named after it.
final class FeedbackFolder {
  private let folder: String
  private let format: any ReportFormat
  private let origin: JudgeIdentity
  private var taken: Set<String> = []

  init(_ folder: String, _ format: any ReportFormat, by origin: JudgeIdentity) {
    (self.folder, self.format, self.origin) = (folder, format, origin)
  }

  /// Makes the folder at a path, if it is missing, before anything is graded for it.
  static func make(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure.usage(
        "The folder \(Style.harmlessName(folder)) cannot be made: \(error.localizedDescription)")
    }
  }

  /// Writes each submission's report. The learner reads the name, and not the teacher's path.
  func write(_ submissions: [GradedSubmission]) throws {
    for var submission in submissions {
      submission.path = name(for: submission.path)
      let text = try format.text(GradedClass([submission], by: origin, chapters: []))
      try ReportFile.write(text, to: "\(folder)/\(submission.path).\(format.fileExtension)")
    }
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
