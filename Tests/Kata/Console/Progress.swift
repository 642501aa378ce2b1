import Foundation
import Synchronization

/// Reports what takes time: on standard error, on one line that changes on a terminal and on plain lines elsewhere;
/// or wherever its maker shows it.
final class Progress: Sendable {
  private let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let said = Mutex<Set<String>>([])
  private let show: (@Sendable (String) -> Void)?

  /// Makes one.
  ///
  /// - Parameter show: Is called with what is done now, each time; without it, standard error is told.
  init(show: (@Sendable (String) -> Void)? = nil) { self.show = show }

  /// Says what is done now.
  func say(_ message: String) {
    let message = Style.harmlessName(message)
    if let show { return show(message) }
    said.withLock { said in
      guard said.insert(message).inserted || isTerminal else { return }
      write(isTerminal ? "\r\u{1b}[K\(message) …" : "\(message)\n")
    }
  }

  /// Says how far something is.
  func say(_ message: String, done: Int, of total: Int) {
    if isTerminal || show != nil {
      say("\(message) \(done)/\(total)")
    } else {
      say(message)
    }
  }

  /// Takes the line away, before a report is printed.
  func clear() {
    said.withLock { said in
      if isTerminal, !said.isEmpty { write("\r\u{1b}[K") }
      said = []
    }
  }

  private func write(_ text: String) {
    Console.complain(text)
  }
}
