/// A key that was pressed.
enum Key: Hashable, Sendable {
  case letter(Character)
  case up, down, pageUp, pageDown, escape
  /// What is between these two was pasted.
  case pasteBegins, pasteEnds

  /// Reads the keys out of what a terminal sent at once, as ECMA-48 and xterm have them; others are left out.
  static func keys(in text: String) -> [Key] {
    var rest = Substring(text)
    var keys: [Key] = []
    while let first = rest.first {
      if let sequence = rest.prefixMatch(of: /\u{1b}(?:\[[0-9;]*|O)([ -~])/) {
        rest.removeFirst(sequence.output.0.count)
        if let key = named[String(sequence.output.0.dropFirst(2))] { keys.append(key) }
      } else {
        rest.removeFirst()
        keys.append(first == "\u{1b}" ? .escape : .letter(first))
      }
    }
    return keys
  }

  private static let named: [String: Key] = [
    "A": .up, "B": .down, "5~": .pageUp, "6~": .pageDown, "200~": .pasteBegins, "201~": .pasteEnds,
  ]
}
