import Foundation

/// Lets a program wait for work that calls back.
enum Stage {
  /// Starts some work, and waits until it is done.
  ///
  /// - Parameter work: Is passed a closure to call at its end.
  static func wait(for work: (@escaping @MainActor () -> Void) -> Void) {
    var isDone = false
    work { isDone = true }
    while !isDone { RunLoop.main.run(until: .now + 0.005) }
  }

  /// Starts asynchronous work, and waits until it is done.
  static func wait(for work: @escaping () async -> Void) {
    wait { done in
      Task {
        await work()
        done()
      }
    }
  }
}
