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

  /// Looks for the parts of the block among the lines of an output, in their order.
  ///
  /// - Parameters:
  ///   - output: What was printed.
  ///   - isWhole: Whether the block shows all of it: then it leaves lines out only where it says `...`, not at
  ///     the beginning or the end.
  /// - Returns: The first part that is not there; nil when all are.
  func partMissing(in output: [Substring], isWhole: Bool) -> String? {
    var rest = output[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let places = rest.indices.filter { rest[$0...].starts(with: part) }.filter { place in
        !isWhole
          || (index > 0 || place == output.startIndex)
            && (index < parts.count - 1 || place + part.count == output.endIndex)
      }
      guard let place = places.first else { return part.joined(separator: "\n") }
      rest = rest[(place + part.count)...]
    }
    return nil
  }

  /// Whether the block shows all that the program prints.
  var showsWholeRun: Bool { info.hasPrefix("run") }

  /// The lines of an output, without empty ones at its end.
  static func lines(of output: String) -> [Substring] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
