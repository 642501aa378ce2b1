import Foundation
import Synchronization

@testable import Recording

/// A log whose writer can be stopped anywhere between `write` and its rest: a signal holds the writer's thread.
///
/// Where the C library has no `gettid` and `tgkill`, as on a Mac, the writer goes on.
nonisolated final class InterruptedLog: LogWriting {
  private static let isStopped = Atomic(false)
  private static let mayGoOn = Atomic(false)

  private let count = Atomic(0)
  private let begun = Atomic(0)
  private let writer = Atomic<Int32>(0)
  private let limit = Atomic(400)

  init() {
    // Not another signal: the threads of a dispatch queue block nearly all.
    unsafe signal(SIGPROF) { _ in
      InterruptedLog.isStopped.store(true, ordering: .releasing)
      InterruptedLog.waitAMoment { InterruptedLog.mayGoOn.load(ordering: .acquiring) }
      InterruptedLog.isStopped.store(false, ordering: .releasing)
    }
  }

  /// How many entries were written.
  var written: Int { count.load(ordering: .acquiring) }

  /// How many entries were begun.
  var started: Int { begun.load(ordering: .acquiring) }

  func write(_ entry: Data) throws {
    writer.store(Threads.own, ordering: .relaxed)
    // A signal is on its way for a while, during which this method ends: now long before it arrives, now shortly.
    let delay = Int.random(in: 0..<limit.load(ordering: .relaxed))
    begun.add(1, ordering: .releasing)
    for _ in 0..<delay { _ = count.load(ordering: .relaxed) }
    count.add(1, ordering: .releasing)
  }

  /// Stops the thread that writes, wherever it is by now.
  ///
  /// - Parameter body: Called while it stands still, but only for a moment: it may hold a lock that the body needs.
  func whileWriterStands(_ body: () -> Void) {
    Self.mayGoOn.store(false, ordering: .releasing)
    if Threads.interrupt(writer.load(ordering: .relaxed)) {
      Self.waitAMoment { Self.isStopped.load(ordering: .acquiring) }
    }
    let isWriting = written < started
    let before = limit.load(ordering: .relaxed)
    let after = isWriting ? before * 15 / 16 : before * 17 / 16
    limit.store(min(max(after, 20), 2_000), ordering: .relaxed)
    body()
    Self.mayGoOn.store(true, ordering: .releasing)
  }

  private static func waitAMoment(for condition: () -> Bool) {
    // Whoever gives a busy processor away has it back late.
    for _ in 0..<5_000 where condition() { return }
    for _ in 0..<300 where !condition() { sched_yield() }
  }
}
