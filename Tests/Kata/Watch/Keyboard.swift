import Foundation

/// The keys that are pressed in this process's terminal.
enum Keyboard {
  /// What comes before and after pasted text, which no key was pressed for.
  private static let (pasteBegins, pasteEnds) = ("\u{1b}[200~", "\u{1b}[201~")

  /// Takes pasted text away.
  ///
  /// - Parameters:
  ///   - text: What a terminal sent at once.
  ///   - isPasting: Whether it begins inside of a pasted text; afterwards, whether it ends inside of one.
  /// - Returns: The rest.
  static func typed(_ text: String, isPasting: inout Bool) -> String {
    var typed = ""
    var rest = Substring(text)
    while !rest.isEmpty {
      let mark = rest.range(of: isPasting ? pasteEnds : pasteBegins)
      if !isPasting { typed += rest[..<(mark?.lowerBound ?? rest.endIndex)] }
      rest = rest[(mark?.upperBound ?? rest.endIndex)...]
      if mark != nil { isPasting.toggle() }
    }
    return typed
  }

  /// In milliseconds: for the rest of what a key sends.
  private static let patience: Int32 = 250

  private static func hasMore(within milliseconds: Int32) -> Bool {
    var standardInput = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&standardInput, 1, milliseconds) > 0
  }

  /// Reads keys on a thread of its own, until there are no more.
  ///
  /// - Parameters:
  ///   - press: Is called with each.
  ///   - close: Is called when no more will come, as when the terminal is gone.
  static func listen(
    press: @escaping @Sendable (Key) -> Void, close: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 4_096)
      var isPasting = false
      while true {
        var count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return close() }
        // Over a slow line what one key sends comes in pieces.
        if buffer[count - 1] == UInt8(ascii: "\u{1b}"), hasMore(within: patience) {
          let more = buffer.withUnsafeMutableBytes { bytes in
            read(STDIN_FILENO, bytes.baseAddress?.advanced(by: count), bytes.count - count)
          }
          count += max(0, more)
        }
        let text = String(decoding: buffer.prefix(count), as: UTF8.self)
        Key.keys(in: typed(text, isPasting: &isPasting)).forEach(press)
      }
    }
  }
}
