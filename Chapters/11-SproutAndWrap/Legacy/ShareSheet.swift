import Foundation

/// Asks how to share, as a phone's share sheet does.
enum ShareSheet {
  enum Choice { case text, page, mail, all }

  /// Asks on the terminal, and waits for the answer. Without one everything is shared.
  static func ask() -> Choice {
    print("Share as [t]ext, [p]age, [m]ail, or all [return]? ", terminator: "")
    switch readLine() {
    case "t": return .text
    case "p": return .page
    case "m": return .mail
    case let answer:
      if answer == nil { print() }
      return .all
    }
  }
}
