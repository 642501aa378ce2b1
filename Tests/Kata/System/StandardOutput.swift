#if canImport(Glibc)
  @preconcurrency import Glibc
#else
  @preconcurrency import Darwin
#endif

/// The text that was printed. This file imports no Foundation, whose own import of the C library would make `stdout` a
/// variable that threads share.
enum StandardOutput {
  /// Writes what was printed. Throws ``Failure`` if a part of it could not be written; that a reader wants no more, as
  /// `head` does, is no failure.
  static func finish() throws {
    let wasWritten = fflush(stdout) == 0
    let number = wasWritten ? EIO : errno
    if wasWritten, ferror(stdout) == 0 { return }
    var reader = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    if poll(&reader, 1, 0) > 0, reader.revents & Int16(POLLERR) != 0 { return }
    throw Failure.grader("The output cannot be written", because: number)
  }
}
