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

  private func code(_ code: String, _ text: String) -> String {
    isColored ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }

  /// A text from elsewhere, made harmless: control characters are shown, not obeyed.
  static func harmless(_ text: String) -> String {
    String(
      text.unicodeScalars.map { scalar in
        let isControl = scalar.properties.generalCategory == .control
        return isControl && scalar != "\n" ? "�" : Character(scalar)
      })
  }

  /// A text with every line moved in.
  static func indented(_ text: String, by spaces: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String(repeating: " ", count: spaces) + $0 }
      .joined(separator: "\n")
  }
}
