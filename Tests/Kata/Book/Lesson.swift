import Foundation

/// A chapter's `README.md`, and its quotes.
struct Lesson {
  let text: String

  /// The name of the file in which a reader tries the lesson's attempt at a test.
  static let attemptFile = "AttemptTests.swift"

  /// The files of the lesson's attempt among some paths: nothing judges them. The lesson is read only where a path in
  /// `YourTests` is named like an attempt.
  static func attempts(among paths: [String], of chapter: Chapter) -> [String] {
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    let likely = paths.filter {
      $0.hasPrefix(Turn.tests.rawValue) && name($0).hasPrefix("Attempt")
    }
    let text = likely.isEmpty ? "" : Lesson(of: chapter).text
    return likely.filter { name($0) == attemptFile || text.contains("\(name($0))`") }
  }

  /// A fenced block whose fence names its source: a file, a command or an attempt.
  struct Quote {
    /// The text after the language on the fence.
    let info: String
    let lines: [Substring]
    /// The range of the lines in the lesson.
    let place: Range<String.Index>
  }

  /// The text without fenced blocks, indented lines, headings, tables and lists.
  var prose: String {
    text.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.flatMap { $0.element.split(separator: "\n") }
      .filter { !$0.contains(/^(#|\||- |\d+\. |  )/) }.joined(separator: "\n")
  }

  /// The headings of the steps, as in `Step 4: kill the mutants of the search`, each with its line number.
  var steps: [(title: String, line: Int)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      line.wholeMatch(of: /##+ (Step \d+: .+)/).map { (String($0.output.1), index + 1) }
    }
  }

  /// How long the lesson takes, in minutes, rounded to five: the sum of what its steps say. 0 if they say nothing.
  var minutes: Int {
    let steps = text.matches(of: /(?m)^\*(\d+) minutes/).compactMap { Int($0.output.1) }
    return (steps.reduce(0, +) + 2) / 5 * 5
  }

  /// The pages on techniques that the lesson links to, by their paths in the workbook.
  var techniques: [String] {
    text.matches(of: /\]\(\.\.\/(Techniques\/\w+\.md)\)/).map { "Chapters/\($0.output.1)" }
  }

  /// The fenced blocks in a language whose fences name a source.
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
  /// Reads a chapter's lesson. A missing lesson is empty: ``FolderVerifier`` reports it.
  init(of chapter: Chapter) {
    let file = chapter.work.appending(path: "README.md")
    text = (try? String(textOf: file)) ?? ""
  }
}

extension Lesson.Quote {
  /// The name of the diff behind code that the compiler refuses, or behind its errors; nil for other blocks.
  var refusedDiff: String? { info.wholeMatch(of: /refused (.+)/).map { String($0.output.1) } }

  /// The path of the file that a block of code shows; nil for other blocks.
  var path: Substring? { info.prefixMatch(of: /[^#]+\.swift(?=$|#)/)?.output }

  /// The lines that the block should have now, by its file: those of a declaration that is named behind the path, as in
  /// `A.swift#ring`, or else the block's own, if they stand in the file. Nil if the file does not have them.
  func fresh(in folder: URL) -> [Substring]? {
    let file = path.map { folder.appending(path: String($0)) }
    return file.flatMap { try? String(textOf: $0) }.flatMap(fresh)
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

  /// The runs of lines between the lines `...`.
  var parts: [[Substring]] {
    lines.split(separator: "...", omittingEmptySubsequences: false).map(Array.init)
  }

  /// The first part of the block that is missing in an output, in the order of the parts; nil if none is. Lines may be
  /// left out only at `...`.
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

  /// The lines of an output, without empty lines at its end.
  static func lines(of output: String) -> [Substring] {
    var lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
