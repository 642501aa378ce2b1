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

  /// The text without its code: the fenced blocks and the lines that are indented by four.
  var prose: String {
    text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap { $0.element.split(separator: "\n") }
      .filter { !$0.hasPrefix("    ") }.joined(separator: "\n")
  }

  /// The headings of the steps, as in `Step 4: kill the mutants of the search`, and the number of the line of each.
  var steps: [(title: String, line: Int)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.wholeMatch(of: /##+ (Step \d+: .+)/).map { (String($0.output.1), index + 1) }
    }
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

extension Lesson {
  /// Reads a chapter's lesson. One that is missing is empty: ``FolderVerifier`` reports it.
  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "README.md")
    text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }
}

extension Lesson.Quote {
  /// The file that a block of code shows; nil for other blocks.
  var path: Substring? { info.prefixMatch(of: /[^#]+\.swift(?=$|#)/)?.output }

  /// What a block of code must be, as its file is now: with a name behind the path, as in `A.swift#ring`, that declaration,
  /// and else its own lines, if they stand in the file; nil where there is no such thing.
  func fresh(in folder: URL) -> [Substring]? {
    let file = path.map { folder.appending(path: String($0)) }
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }.flatMap(fresh)
  }

  func fresh(in text: String) -> [Substring]? {
    guard let name = info.wholeMatch(of: /.+#(\w+)/)?.output.1 else {
      return text.contains(lines.joined(separator: "\n")) ? lines : nil
    }
    let keywords = "(func|var|let|class|struct|enum|protocol|actor|extension) "
    let head = try? Regex(" *([@\\w()]+ )*\(name == "init" ? "" : keywords)\(name)\\b")
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = head.flatMap { head in all.firstIndex { $0.prefixMatch(of: head) != nil } }
    var depth = 0
    let end = all[(start ?? all.endIndex)...].firstIndex { line in
      depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      return depth == 0
    }
    return start.flatMap { start in end.map { Array(all[start...$0]) } }
  }

  /// The runs of lines between those that say `...`.
  var parts: [[Substring]] {
    lines.split(separator: "...", omittingEmptySubsequences: false).map(Array.init)
  }

  /// The first part of the block that an output does not have, in the order of the parts; nil when it has all. Only where
  /// the block says `...` are lines left out.
  func partMissing(in output: [Substring]) -> String? {
    var rest = output[...]
    for (index, part) in parts.enumerated() where !part.isEmpty {
      let place = rest.indices.first { place in
        rest[place...].starts(with: part) && (index > 0 || place == output.startIndex)
          && (index < parts.count - 1 || place + part.count == output.endIndex)
      }
      guard let place else { return part.joined(separator: "\n") }
      rest = rest[(place + part.count)...]
    }
    return nil
  }

  /// The lines of an output, without empty ones at its end.
  static func lines(of output: String) -> [Substring] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
