import Dispatch

/// A stand-in for the server: it answers after some milliseconds, as a fast network does.
nonisolated struct SlowServer: Server {
  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .microseconds(.random(in: 0...5_000)), execute: completion)
  }
}
