import Foundation

/// How reports look: in colour on a terminal, plain elsewhere and where `NO_COLOR` is set.
struct Style: Sendable {
  let isColored: Bool

  static let plain = Style(isColored: false)

  /// What fits the standard output of this process.
  static var standardOutput: Style {
    let environment = ProcessInfo.processInfo.environment
    let isWanted = (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    return Style(isColored: isWanted && isatty(STDOUT_FILENO) == 1)
  }

  func bold(_ text: String) -> String { code("1", text) }
  func dim(_ text: String) -> String { code("2", text) }
  func good(_ text: String) -> String { code("32", text) }
  func bad(_ text: String) -> String { code("31", text) }

  /// A text with all its looks replaced by a dim one.
  func dimmed(_ text: String) -> String { dim(text.replacing(Self.code, with: "")) }

  private func code(_ code: String, _ text: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\(Self.end)" : text
  }

  /// What ends a look.
  static let end = "\u{1b}[0m"

  /// What begins or ends one.
  static var code: Regex<Substring> { /\u{1b}\[\d+m/ }

  /// A text from elsewhere, made harmless: what steers a terminal becomes `�`, but a new line stays.
  static func harmless(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { isHarmful($0) ? "�" : $0 }))
  }

  /// A name from elsewhere, made harmless: one line, of at most 200 characters.
  static func harmlessName(_ text: String) -> String {
    let limit = 200
    // Not by characters: one can have any number of accents.
    let start = text.unicodeScalars.prefix(limit)
    let line = harmless(String(start)).replacing("\n", with: "�")
    return start.endIndex < text.endIndex ? line + "…" : line
  }

  private static func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar != "\n" && (scalar.value < 0x20 || scalar.value == 0x7f) }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return scalar.properties.isBidiControl
    }
  }

  /// A text with every line moved in.
  static func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
