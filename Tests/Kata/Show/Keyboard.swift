import Foundation

/// The keys pressed in this process's terminal.
enum Keyboard {
  /// The keys in a terminal's bytes, without those of pasted text, which may continue in the next bytes.
  static func typed(_ text: String, isPasting: inout Bool) -> [Key] {
    Key.keys(in: text).filter { key in
      let isMark = [.pasteBegins, .pasteEnds].contains(key)
      if isMark { isPasting = key == .pasteBegins }
      return !isMark && !isPasting
    }
  }

  /// Reads keys on a thread of its own, and calls `close` if no more can come, for example without a terminal.
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
        // Over a slow line the bytes of one key come in pieces: wait 250 milliseconds for the rest.
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        if buffer[count - 1] == UInt8(ascii: "\u{1b}"), poll(&input, 1, 250) > 0 {
          let more = buffer.withUnsafeMutableBytes { bytes in
            read(STDIN_FILENO, bytes.baseAddress?.advanced(by: count), bytes.count - count)
          }
          count += max(0, more)
        }
        let text = String(decoding: buffer.prefix(count), as: UTF8.self)
        typed(text, isPasting: &isPasting).forEach(press)
      }
    }
  }
}
