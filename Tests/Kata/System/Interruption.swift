import Foundation
import Synchronization

/// Handles signals. When the user presses Control-C, or the system asks `kata` to stop, the work is cancelled: it ends
/// the programs that it started and removes its folders.
enum Interruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]
  private static let received = Mutex<Int32?>(nil)
  private static let isLenient = Mutex(false)
  // Set once, before any command runs.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  /// The exit code after a signal, as shells count it; nil if none came.
  static var exitCode: Int32? { received.withLock { $0.map { 128 + $0 } } }

  /// Calls `cancel` on the first signal; a second one ends the process at once.
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

  /// Calls `act` each time a signal comes, for example `SIGWINCH` or `SIGCONT`, until the returned source is cancelled.
  static func on(
    _ number: Int32, _ act: @escaping @Sendable () -> Void
  ) -> any DispatchSourceSignal {
    let source = DispatchSource.makeSignalSource(signal: number)
    source.setEventHandler(handler: act)
    source.resume()
    return source
  }

  /// Keeps a second signal from ending the process, because the terminal must be restored first.
  static func becomeLenient() { isLenient.withLock { $0 = true } }

  /// Lets signals end this process again.
  static func restoreDefaults() {
    (signals + [SIGPIPE]).forEach { signal($0, SIG_DFL) }
    // The threads of Swift's tasks block all signals.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
  }
}
