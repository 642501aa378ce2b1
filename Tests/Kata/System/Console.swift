import Foundation

/// Questions on standard output, and messages on standard error, which may be closed.
enum Console {
  /// Writes a text to standard error. An error while writing is ignored.
  static func complain(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  /// Asks the user a question, which ends with a space, and waits for a line of standard input; nil if that has ended.
  /// Throws `CancellationError` if the task is cancelled meanwhile, as by Control-C.
  static func ask(_ question: String) async throws -> String? {
    print(question, terminator: "")
    fflush(nil)
    var line: [UInt8] = []
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      try Task.checkCancellation()
      guard poll(&input, 1, 100) > 0 else { continue }
      var byte: UInt8 = 0
      let isRead = read(STDIN_FILENO, &byte, 1) == 1
      if isRead, byte != UInt8(ascii: "\n") {
        line.append(byte)
        continue
      }
      // A terminal shows the line, and its end.
      if isatty(STDIN_FILENO) == 0 || !isRead { print() }
      return isRead || !line.isEmpty ? String(decoding: line, as: UTF8.self) : nil
    }
  }
}
