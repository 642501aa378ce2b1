import Foundation
import Synchronization

/// The process groups that are running now, so that an interrupted `kata` leaves none behind.
enum RunningProcesses {
  private static let groups = Mutex<Set<pid_t>>([])
  // Set once, before anything runs.
  nonisolated(unsafe) private static var sources: [any DispatchSourceSignal] = []

  static func insert(_ group: pid_t) { groups.withLock { _ = $0.insert(group) } }
  static func remove(_ group: pid_t) { groups.withLock { _ = $0.remove(group) } }

  /// Ends them all, then this process, when the person presses Control-C or the system asks to stop.
  static func endWhenInterrupted() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler {
        groups.withLock { $0.forEach { kill(-$0, SIGKILL) } }
        _exit(128 + number)
      }
      source.resume()
      sources.append(source)
    }
  }
}
