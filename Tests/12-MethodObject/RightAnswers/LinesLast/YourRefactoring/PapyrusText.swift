import Foundation

/// The text of a file that Papyrus wrote.
struct PapyrusText {
  private let lines: [String]
  /// Whether no line gets lost after a text with line breaks.
  private let isRepaired: Bool

  init(_ text: String, isRepaired: Bool) {
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n").components(separatedBy: "\n")
    self.isRepaired = isRepaired
  }

  /// The fields of each record.
  var records: [[String]] {
    var separator: Character = ","
    var records: [[String]] = []
    for line in joinedLines where !line.isEmpty && !line.hasPrefix("#") {
      if records.isEmpty, line.lowercased().hasPrefix("papyrus") {
        if line.contains(";") { separator = ";" }
      } else {
        records.append(Self.fields(in: line, separatedBy: separator))
      }
    }
    return records
  }

  /// The lines, each together with those that its quotes contain.
  private var joinedLines: [String] {
    var joined: [String] = []
    var rest = lines[...]
    while var line = rest.popFirst() {
      if Self.endsInQuotes(line) {
        while Self.endsInQuotes(line), let next = rest.popFirst() { line += "\n" + next }
        if !isRepaired { _ = rest.popFirst() }
      }
      joined.append(line)
    }
    return joined
  }

  private static func endsInQuotes(_ line: String) -> Bool {
    !line.count { $0 == "\"" }.isMultiple(of: 2)
  }

  private static func fields(in line: String, separatedBy separator: Character) -> [String] {
    var fields: [String] = []
    var field = ""
    var (isQuoted, wasQuoted) = (false, false)
    for character in line {
      switch character {
      case "\"":
        // Two quotes in quotes stand for one.
        if wasQuoted { field.append("\"") }
        (isQuoted, wasQuoted) = (!isQuoted, isQuoted)
      case separator where !isQuoted:
        fields.append(field)
        (field, wasQuoted) = ("", false)
      default:
        field.append(character)
        wasQuoted = false
      }
    }
    return fields + [field]
  }
}
