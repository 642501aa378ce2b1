import Foundation
import Support

@testable import TransactionRules

/// Two threads that want a transaction at the same time.
nonisolated enum TwoThreads {
  static func play(on db: any NoteDB, _ say: @escaping @Sendable (String) -> Void) {
    let inside = DispatchSemaphore(value: 0)
    let asking = DispatchSemaphore(value: 0)
    let threads = DispatchGroup()
    threads.enter()
    Thread.detachNewThread {
      _ = try? db.write { _ in
        say("the first thread's block begins")
        inside.signal()
        asking.wait()
        // A database that lets the other one in does so while this one pauses.
        for _ in 1...20 { Thread.sleep(forTimeInterval: 0.001) }
        say("the first thread's block ends")
      }
      // A block that did not run keeps no thread waiting.
      inside.signal()
      threads.leave()
    }
    threads.enter()
    Thread.detachNewThread {
      inside.wait()
      asking.signal()
      _ = try? db.read { _ in say("the second thread's block runs") }
      threads.leave()
    }
    threads.wait()
  }

  /// A transaction that is kept, and another thread that is inside when its call returns.
  static func playKept(on db: any NoteDB, _ say: @escaping @Sendable (String) -> Void) {
    let log = Spy<String>()
    let isOver = DispatchSemaphore(value: 0)
    let thread = DispatchGroup()
    let kept = try? db.write { transaction in
      transaction.addCompletion {
        thread.enter()
        Thread.detachNewThread {
          _ = try? db.write { _ in
            log("the other thread is inside")
            isOver.wait()
          }
          thread.leave()
        }
        for _ in 1...400 where log.all.isEmpty { Thread.sleep(forTimeInterval: 0.005) }
      }
      return transaction
    }
    say("the call with a kept transaction has returned")
    isOver.signal()
    thread.wait()
    withExtendedLifetime(kept) {}
  }

  /// A task that a block makes, and that wants a transaction while the block goes on.
  static func playInTask(on db: any NoteDB, _ say: @escaping @Sendable (String) -> Void) async {
    let log = Spy<String>()
    let task = try? db.write { _ in
      let task = Task {
        log("the task begins")
        _ = try? db.read { _ in say("the task's block runs") }
      }
      for _ in 1...400 where log.all.isEmpty { Thread.sleep(forTimeInterval: 0.005) }
      for _ in 1...20 { Thread.sleep(forTimeInterval: 0.001) }
      say("the block that made the task ends")
      return task
    }
    await task?.value
  }
}
