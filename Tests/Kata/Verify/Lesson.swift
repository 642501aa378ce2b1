import Foundation

/// A chapter's `README.md`, with the blocks that say where they come from.
struct Lesson {
  let text: String

  /// A fenced block whose fence says where it comes from.
  struct Quote {
    /// What follows the language on the fence.
    let info: String
    let lines: [Substring]
    /// Where the lines stand in the lesson.
    let place: Range<String.Index>
  }

  /// Reads the text of a lesson.
  init(text: String) { self.text = text }

  /// Reads a chapter's lesson. One that is missing is empty: ``FolderVerifier`` reports it.
  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "README.md")
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// The text outside the fenced blocks.
  var prose: String {
    text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
  }

  /// The fenced blocks in a language whose fence says where they come from.
  func quotes(_ language: String) -> [Quote] {
    text.ranges(of: "\n```\(language) ").map { fence in
      let info = text[fence.upperBound...].prefix { $0 != "\n" }
      let body = text[info.endIndex...].dropFirst()
      let end = body.firstRange(of: /(?m)^```/)?.lowerBound ?? body.endIndex
      let lines = body[..<end].split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return Quote(
        info: String(info), lines: Array(lines),
        place: body.startIndex..<(lines.last?.endIndex ?? body.startIndex))
    }
  }
}

extension Lesson.Quote {
  /// The runs of lines between those that say `...`.
  var parts: [[Substring]] {
    lines.split(separator: "...", omittingEmptySubsequences: false).map(Array.init)
  }

  /// The first part of the block that a text does not hold; nil when it holds them all, in their order.
  ///
  /// A block may leave lines out where it says `...`, and not where it does not.
  func partMissing(in text: String) -> String? {
    var rest = text[...]
    for part in lines.split(separator: "...").map({ $0.joined(separator: "\n") }) {
      guard let found = rest.firstRange(of: part) else { return part }
      rest = rest[found.upperBound...]
    }
    return nil
  }
}
