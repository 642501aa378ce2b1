import Foundation
import Synchronization

/// What happens when the user presses Control-C, or the system asks `kata` to stop: the work is
/// cancelled, so that it ends what it started and removes its folders.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let received = Mutex<Int32?>(nil)
  private static let isLenient = Mutex(false)
  // Set once, before anything runs.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// The exit code of a process that a signal ended, as shells count it; nil when none came.
  static var exitCode: Int32? { received.withLock { $0.map { 128 + $0 } } }

  /// Calls `cancel` when the first signal comes; a second one ends the process at once.
  static func onSignal(_ cancel: @escaping @Sendable () -> Void) {
    for number in signals {
      signal(number, SIG_IGN)
      let source = on(number) {
        received.withLock { $0 = $0 ?? number }
        if !isLenient.withLock({ $0 }) { restoreDefaults() }
        cancel()
      }
      sources.append(source)
    }
  }

  /// Calls `act` each time a signal comes, as `SIGWINCH` and `SIGCONT` do, until what is returned is cancelled.
  static func on(
    _ number: Int32, _ act: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler(handler: act)
    source.resume()
    return source
  }

  /// Does not let a second signal end the process any more: something has to be put in order first.
  static func becomeLenient() { isLenient.withLock { $0 = true } }

  /// Lets signals end this process again, as before a program takes it over.
  static func restoreDefaults() {
    (signals + [SIGPIPE]).forEach { signal($0, SIG_DFL) }
    // The threads that Swift's tasks run on block them all.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}
