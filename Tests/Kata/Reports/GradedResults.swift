import Foundation

/// The results in a file of `kata grade --format json`.
struct GradedResults: Codable, Sendable {
  private var version = 1
  let judge: JudgeIdentity
  let submissions: [GradedSubmission]
  /// The time when the file was written.
  private(set) var written = Date.distantPast

  private enum CodingKeys: CodingKey { case version, judge, submissions }

  init(judge: JudgeIdentity, submissions: [GradedSubmission]) {
    (self.judge, self.submissions) = (judge, submissions)
  }

  /// Reads a file. Throws ``Failure`` if it cannot be read, or holds no results.
  init(at path: String) throws {
    let file = URL(filePath: path)
    let name = Style.harmlessName(path)
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw Failure.usage("\(name) cannot be read: \(error.localizedDescription)")
    }
    do { self = try JSONDecoder().decode(Self.self, from: data) } catch {
      throw Failure.usage(
        "\(name) holds no results that this kata can read. `kata grade --format json --output FILE`"
          + " writes such a file; one of an older kata, or one that was cut off, must be made again."
      )
    }
    guard version == 1 else {
      throw Failure.usage("\(name) is of version \(version), and this kata reads version 1.")
    }
    if let changed = FileKind.changed(file) { written = changed }
  }
}
