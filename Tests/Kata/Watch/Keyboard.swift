import Foundation

/// The keys that are pressed in this process's terminal.
enum Keyboard {
  /// Reads keys on a thread of its own, until there are no more.
  ///
  /// - Parameters:
  ///   - press: Is called with each.
  ///   - close: Is called when no more will come, as when the terminal is gone.
  static func listen(
    press: @escaping @Sendable (Key) -> Void, close: @escaping @Sendable () -> Void
  ) {
    Thread.detachNewThread {
      var buffer = [UInt8](repeating: 0, count: 256)
      while true {
        let count = read(STDIN_FILENO, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return close() }
        Key.keys(in: String(decoding: buffer.prefix(count), as: UTF8.self)).forEach(press)
      }
    }
  }
}
