import Foundation

/// A pipe whose one end only `kata` holds: what reads the other reaches its end when `kata` has ended, however
/// it did.
enum Lifeline {
  /// The end that programs read, made once: a descriptor that no program gets under its own number.
  static let end = Result { () throws(Failure) in
    let first = try OutputPipe.ends().0
    let end = fcntl(first, F_DUPFD_CLOEXEC, Subprocess.lifelineDescriptor + 1)
    guard end >= 0 else {
      throw .grader("No program can be started: \(String(cString: strerror(errno))).")
    }
    close(first)
    return end
  }
}
