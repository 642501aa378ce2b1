import Foundation
import Synchronization

/// Reports on standard error what takes time: on one line that changes on a terminal, on plain lines elsewhere.
final class Progress: Sendable {
  private let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private let said = Mutex<Set<String>>([])

  /// Says what is done now.
  func say(_ message: String) {
    let message = Style.harmlessName(message)
    said.withLock { said in
      guard said.insert(message).inserted || isTerminal else { return }
      write(isTerminal ? "\r\u{1b}[K\(message) …" : "\(message)\n")
    }
  }

  /// Says how far something is.
  func say(_ message: String, done: Int, of total: Int) {
    if isTerminal {
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
