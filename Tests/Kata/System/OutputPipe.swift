import Foundation

/// A pipe that a program writes into, and the bytes read from it so far.
struct OutputPipe {
  private(set) var bytes = Data()
  private let limit: Int
  private let reader: ((Data) -> Void)?
  private var readEnd: Int32
  private(set) var writeEnd: Int32
  private var isAtEnd = false

  /// Whether more bytes came than the limit.
  private(set) var isFull = false

  /// Makes a pipe that a program inherits only if it is passed on, or if the program is started meanwhile. Bytes beyond
  /// the limit are read and dropped, once a reader has seen them.
  ///
  /// With a greeting for the program to read, the pipe is a socket, which no name opens, and which ends for the program
  /// when this process does. Throws ``Failure`` if no descriptor is left, ``Diagnostics`` if the greeting is too long.
  init(limit: Int, greeting: Data? = nil, reader: ((Data) -> Void)? = nil) throws {
    var ends: [Int32] = [0, 0]
    // 1 is SOCK_STREAM, which has another type on a Mac.
    guard (greeting == nil ? pipe(&ends) : socketpair(AF_UNIX, 1, 0, &ends)) == 0 else {
      throw Failure.grader("No program can be started", because: errno)
    }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    (self.limit, self.reader) = (limit, reader)
    (readEnd, writeEnd) = (ends[0], ends[1])
    guard let greeting else { return }
    var size = Int32(greeting.count)
    setsockopt(readEnd, SOL_SOCKET, SO_SNDBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    let sent = greeting.withUnsafeBytes {
      send(readEnd, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
    }
    guard sent == greeting.count else {
      end()
      throw Diagnostics(
        text: "The names of the files with tests are too long together. Shorten them.")
    }
  }

  mutating func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  mutating func end() {
    closeWriteEnd()
    if readEnd >= 0 { close(readEnd) }
    readEnd = -1
  }

  /// Whether no process holds the other end of either pipe.
  static func areAtEnd(_ output: OutputPipe, _ report: OutputPipe?) -> Bool {
    output.isAtEnd && report?.isAtEnd ?? true
  }

  /// Reads once from each pipe that has bytes ready, and returns whether any of them were kept.
  @discardableResult static func receive(
    _ output: inout OutputPipe, _ report: inout OutputPipe?, within milliseconds: Int32
  ) -> Bool {
    var pollers = [output, report].map { pipe in
      // `poll` ignores negative descriptors.
      let isOpen = pipe.map { !$0.isAtEnd } ?? false
      return pollfd(fd: isOpen ? pipe?.readEnd ?? -1 : -1, events: Int16(POLLIN), revents: 0)
    }
    if pollers.allSatisfy({ $0.fd < 0 }) {
      if milliseconds > 0 { usleep(100) }
      return false
    }
    guard poll(&pollers, nfds_t(pollers.count), milliseconds) > 0 else { return false }
    let before = output.bytes.count + (report?.bytes.count ?? 0)
    if pollers[0].revents != 0 { output.readOnce() }
    if pollers[1].revents != 0 { report?.readOnce() }
    return output.bytes.count + (report?.bytes.count ?? 0) > before
  }

  private mutating func readOnce() {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      let count = read(readEnd, buffer.baseAddress, buffer.count)
      guard count > 0 else {
        isAtEnd = true
        return
      }
      reader?(Data(buffer.prefix(count)))
      let wanted = min(count, limit - bytes.count)
      bytes.append(contentsOf: buffer.prefix(wanted))
      if wanted < count { isFull = true }
    }
  }
}
