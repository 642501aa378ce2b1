import Foundation

/// The lines of a handout that a teacher has to read, because kata cannot adapt them.
struct HandoutReview {
  /// The lines that hold a hidden item's name.
  private(set) var naming: [String] = []
  /// The lines of prose that may describe hidden items, or speak of numbers that have changed, or of chapters that are
  /// left out.
  private(set) var doubtful: [String] = []

  init(of text: HandoutText) throws {
    let other = try HandoutText.mentions(of: text.left)
    let own = try text.handout.chapters.map { chapter in
      let names = try text.handout.hiddenNames(of: chapter)
      let counts = try Self.counts(hiding: names, of: chapter)
      return (folder: chapter.workPath + "/", names: names, counts: counts)
    }
    let hidden = own.flatMap(\.names)
    for path in text.paths {
      let file = text.folder.appending(path: path)
      guard let lines = try? String(textOf: file) else { continue }
      let chapter = own.first { path.hasPrefix($0.folder) }
      let patterns = [chapter?.counts, other].compactMap(\.self)
      var isCode = false
      let all = lines.components(separatedBy: "\n")
      for (index, line) in all.enumerated() {
        let place = "\(path):\(index + 1): \(line)"
        if line.hasPrefix("```") { isCode.toggle() }
        if hidden.contains(where: line.contains) {
          naming.append(place)
          continue
        }
        guard path.hasSuffix(".md"), !isCode else { continue }
        // A sentence may go on in the next line.
        let both = ([line] + all.dropFirst(index + 1).prefix(1)).joined(separator: " ")
        if chapter?.names.contains(where: { Self.describes(line, $0) }) == true
          || patterns.contains(where: { Self.begins($0, in: both, before: line.count) })
        {
          doubtful.append(place)
        }
      }
    }
  }

  private static func begins(
    _ pattern: Regex<AnyRegexOutput>, in text: String, before end: Int
  ) -> Bool {
    text.firstMatch(of: pattern).map { text[..<$0.range.lowerBound].count < end } ?? false
  }

  /// Whether a line has two long words of a mutant's or variant's name.
  private static func describes(_ line: String, _ name: String) -> Bool {
    let words = Set(name.split(separator: "-").filter { $0.count > 4 }.map(String.init))
    let own = line.lowercased().split { !$0.isLetter }.map(String.init)
    return words.intersection(own).count > 1
  }

  /// A pattern for numbers of that which is hidden; nil if nothing is.
  private static func counts(hiding names: [String], of chapter: Chapter) throws -> Regex<
    AnyRegexOutput
  >? {
    let mutants = try chapter.mutants.map(\.id)
    let variants = try chapter.variants.map(\.id)
    let kinds =
      (names.contains(where: mutants.contains) ? ["mutants?", "more"] : [])
      + (names.contains(where: variants.contains) ? ["variants?"] : [])
      + (names.allSatisfy((mutants + variants).contains) ? [] : ["tests?", "guards?"])
    let numbers = "\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    return kinds.isEmpty
      ? nil
      : try Regex(
        "(?i)\\b(?:(?:\(numbers)) \\W*(?:\\w+ ){0,2}\\W*(?:\(kinds.joined(separator: "|")))|all (?:\(numbers)))\\b(?! times)"
      )
  }
}
