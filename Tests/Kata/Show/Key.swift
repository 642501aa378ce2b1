/// A pressed key.
enum Key: Hashable, Sendable {
  case letter(Character)
  case up, down, pageUp, pageDown, escape
  /// The marks before and after pasted text.
  case pasteBegins, pasteEnds

  /// The keys in a terminal's bytes, as ECMA-48 and xterm encode them. Other sequences are left out.
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
