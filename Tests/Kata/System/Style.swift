import Foundation

/// The look of reports: coloured on a terminal, plain elsewhere and if `NO_COLOR` is set.
struct Style: Sendable {
  let isColored: Bool

  static let plain = Style(isColored: false)

  /// The style for the standard output of this process.
  static var standardOutput: Style {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return Style(isColored: isWanted && isatty(STDOUT_FILENO) == 1)
  }

  func bold(_ text: String) -> String { code("1", text) }
  func dim(_ text: String) -> String { code("2", text) }
  func good(_ text: String) -> String { code("32", text) }
  func bad(_ text: String) -> String { code("31", text) }

  /// A text in which one dim look replaces all other looks.
  func dimmed(_ text: String) -> String { dim(text.replacing(Self.code, with: "")) }

  private func code(_ code: String, _ text: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\(Self.end)" : text
  }

  /// The code that ends a look.
  static let end = "\u{1b}[0m"

  /// A pattern for the codes that begin or end a look.
  static var code: Regex<Substring> { /\u{1b}\[\d+m/ }

  /// A text from elsewhere, made harmless: characters that control the terminal or the direction of text become `�`.
  static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "�" : $0 }))
  }

  /// A name from elsewhere, made harmless: one line of a limited number of Unicode scalars.
  static func harmlessName(_ text: String, limit: Int = 200) -> String {
    // A character would not do as the unit: it can have any number of accents.
    let start = text.unicodeScalars.prefix(limit)
    let line = harmless(String(start)).replacing("\n", with: "�")
    return start.endIndex < text.endIndex ? line + "…" : line
  }

  /// A text with escapes in the place of some Unicode scalars: an accent behind a sign would hide it from a look at
  /// characters.
  static func escaped(_ text: String, _ escape: (Unicode.Scalar) -> String?) -> String {
    text.unicodeScalars.map { escape($0) ?? String($0) }.joined()
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar != "\n" && (scalar.value < 0x20 || scalar.value == 0x7f) }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  /// Indents each line of a text that is not empty.
  static func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
