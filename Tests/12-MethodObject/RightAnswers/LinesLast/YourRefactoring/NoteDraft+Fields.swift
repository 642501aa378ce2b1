import Foundation

extension NoteDraft {
  /// Reads a note from the fields of its record, of which there are three or more.
  init(fields: [String]) {
    let lines = fields[2].components(separatedBy: "\n").map(Self.withBoxes)
    self.init(
      title: Self.title(fields[1], of: lines), text: lines.joined(separator: "\n"),
      written: fields.count > 3 ? Self.day(Self.trimmed(fields[3])) : nil,
      tags: fields.count > 4 ? Self.tags(fields[4]) : [])
  }

  /// A line of the text, with boxes as Jotter writes them.
  private static func withBoxes(_ line: String) -> String {
    for (box, written) in [("☐ ", "[ ] "), ("☑ ", "[x] ")] where line.hasPrefix(box) {
      return written + line.dropFirst(box.count)
    }
    return line
  }

  /// The title, or else the first line with words, in at most 40 characters.
  private static func title(_ given: String, of lines: [String]) -> String {
    let title = ([given] + lines).map(trimmed).first { !$0.isEmpty } ?? ""
    return title.count > 40 ? title.prefix(39) + "…" : title
  }

  /// A date, of which the day or the month may be missing; nil if the text is none.
  private static func day(_ text: String) -> String? {
    var parts = text.split(separator: "-").map { Int($0) ?? 0 }
    if text.contains(".") { parts = text.split(separator: ".").map { Int($0) ?? 0 }.reversed() }
    guard (1...3).contains(parts.count) else { return nil }
    parts += Array(repeating: 1, count: 3 - parts.count)
    guard parts[0] > 1900, (1...12).contains(parts[1]), (1...31).contains(parts[2]) else {
      return nil
    }
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
  }

  private static func tags(_ text: String) -> [String] {
    var tags: [String] = []
    for tag in text.lowercased().split(separator: " ").map(String.init) where !tags.contains(tag) {
      tags.append(tag)
    }
    return tags
  }

  private static func trimmed(_ text: String) -> String {
    text.trimmingCharacters(in: .whitespaces)
  }
}
