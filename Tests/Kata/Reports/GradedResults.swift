import Foundation

/// The results in a file that `kata grade --format json` wrote.
struct GradedResults: Sendable {
  let judge: JudgeIdentity
  let submissions: [GradedSubmission]
  /// The time when the file was written.
  let written: Date

  private struct Content: Decodable {
    let version: Int
    let judge: JudgeIdentity
    let submissions: [GradedSubmission]
  }

  /// Reads a file.
  ///
  /// - Throws: ``Failure`` if it cannot be read, or holds no results.
  init(at path: String) throws {
    let file = URL(filePath: path)
    let name = Style.harmlessName(path)
    let data: Data
    do { data = try Data(contentsOf: file) } catch {
      throw Failure.usage("\(name) cannot be read: \(error.localizedDescription)")
    }
    let content: Content
    do { content = try JSONDecoder().decode(Content.self, from: data) } catch {
      throw Failure.usage(
        "\(name) holds no results that this kata can read. `kata grade --format json --output FILE`"
          + " writes such a file; one of an older kata, or one that was cut off, must be made again."
      )
    }
    guard content.version == 1 else {
      throw Failure.usage(
        "\(name) is of version \(content.version), and this kata reads version 1.")
    }
    (judge, submissions) = (content.judge, content.submissions)
    written = FileKind.changed(file) ?? .distantPast
  }
}
