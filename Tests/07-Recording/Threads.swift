import Foundation

/// The threads of this process, as Linux numbers them.
nonisolated enum Threads {
  private typealias Number = @convention(c) () -> Int32
  private typealias Kill = @convention(c) (Int32, Int32, Int32) -> Int32

  private static let number = unsafe dlsym(nil, "gettid").map {
    unsafe unsafeBitCast($0, to: Number.self)
  }
  private static let kill = unsafe dlsym(nil, "tgkill").map {
    unsafe unsafeBitCast($0, to: Kill.self)
  }

  /// The number of the thread that asks; 0 elsewhere than on Linux.
  static var own: Int32 { number?() ?? 0 }

  /// Sends `SIGPROF` to a thread.
  ///
  /// - Returns: Whether it was sent.
  static func interrupt(_ thread: Int32) -> Bool { kill?(getpid(), thread, SIGPROF) == 0 }
}
