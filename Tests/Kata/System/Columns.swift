/// Measures, cuts and wraps texts for the columns of a terminal; the codes of ``Style`` take no column.
enum Columns {
  /// The columns that a text takes: two for a wide East Asian character or a picture, none for a lone accent.
  static func width(of text: some StringProtocol) -> Int {
    var isCode = false
    return text.reduce(0) { $0 + width(of: $1, &isCode) }
  }

  /// Cuts a line that is too long, and ends it with `…`.
  static func cut(_ text: String, to columns: Int) -> String {
    guard head(of: text[...], columns).endIndex < text.endIndex else { return text }
    let end = text.contains("\u{1b}") ? Style.end : ""
    return head(of: text[...], columns - 1) + (columns > 0 ? "…" : "") + end
  }

  /// Breaks a text into lines, at blanks where it has some. Continued lines keep the indentation of their first line.
  static func wrapped(_ text: String, to columns: Int) -> [String] {
    let columns = max(1, columns)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let indentation = String(line.prefix { $0 == " " }.prefix(columns / 2))
      var lines: [String] = []
      var rest = line
      var margin = ""
      while true {
        let room = columns - margin.count
        var piece = head(of: rest, room)
        if piece.endIndex == rest.endIndex { break }
        if piece.isEmpty { piece = rest.prefix(1) }
        if rest[piece.endIndex...].first != " ", let blank = piece.lastIndex(of: " ") {
          let length = margin.count + width(of: piece[..<blank])
          let word = rest[blank...].dropFirst().prefix { $0 != " " }
          // A blank in the first third leaves a short line, which pays only if the next word then stays whole.
          let isWhole =
            word.utf8.count <= 4 * columns && indentation.count + width(of: word) <= columns
          if length > indentation.count, length > columns / 3 || isWhole { piece = piece[..<blank] }
        }
        lines.append(margin + piece)
        rest = rest[piece.endIndex...].drop { $0 == " " }
        margin = indentation
      }
      return rest.isEmpty && !lines.isEmpty ? lines : lines + [margin + rest]
    }
  }

  /// The longest beginning of a text that fits.
  private static func head(of text: Substring, _ columns: Int) -> Substring {
    var left = columns
    var isCode = false
    return text.prefix { character in
      left -= width(of: character, &isCode)
      return left >= 0
    }
  }

  /// The width of the next character of a text.
  ///
  /// Source: Unicode Standard Annex 11, East Asian Width, by its larger ranges.
  private static func width(of character: Character, _ isCode: inout Bool) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if isCode || scalar == "\u{1b}" {
      isCode = scalar != "m"
      return 0
    }
    if scalar.isASCII, character.unicodeScalars.count == 1 { return 1 }
    let isPicture =
      scalar.properties.isEmojiPresentation
      || character.unicodeScalars.dropFirst().first == "\u{fe0f}"
    if isPicture || wide.contains(where: { $0.contains(scalar.value) }) { return 2 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xa960...0xa97c, 0xac00...0xd7a3,
    0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f,
    0x1f900...0x1faff, 0x20000...0x3fffd,
  ]
}
