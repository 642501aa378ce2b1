import Foundation
import Testing

extension PseudoTerminal {
  /// The lines of the shown page, without colours and other codes for the terminal.
  ///
  /// - Precondition: Each page is drawn whole, from the top.
  var page: [String] {
    let drawn = printed.components(separatedBy: "\u{1b}[H").last ?? ""
    let end = drawn.firstRange(of: /\u{1b}\[(?:J|\?2026l)/)?.lowerBound ?? drawn.endIndex
    return drawn[..<end].replacing(/\u{1b}\[\??[0-9;]*[a-zA-Z]/, with: "")
      .split(omittingEmptySubsequences: false) { $0.isNewline && $0 != "\r" }
      .map { String($0).replacing("\r", with: "") }
  }

  /// Waits until the shown page contains some texts.
  func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await shows(texts, sourceLocation: sourceLocation)
  }

  /// Presses keys, and waits until the shown page contains some texts.
  func press(
    _ keys: String, until texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    type(keys)
    try await shows(texts, sourceLocation: sourceLocation)
  }

  private func shows(_ texts: [String], sourceLocation: SourceLocation) async throws {
    let areShown = try await waits {
      let page = page.joined(separator: "\n")
      return texts.allSatisfy { page.contains($0) }
    }
    try #require(
      areShown, "\(texts) in:\n\(page.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
