import Foundation

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
}
