import Dispatch
import Support
import Testing

@testable import TransactionRules

/// What each database promises: the learner's, the one in memory, and the one in a file.
@MainActor @Suite(.knownUntil(started)) struct ContractTests {
  private struct Refused: Error {}

  private let scheduler = ManualWork()
  private let log = Spy<String>()

  @Test(arguments: AnyDB.allCases)
  func `what a block returns or throws comes back, and it runs once`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: scheduler)

    let read = try db.read { _ in count("read") }
    let write = try db.write { _ in count("write") }
    let decided = try db.writeDeciding { _ in .commit(count("commit")) }
    let taken = try db.writeDeciding { _ in .rollback(count("rollback")) }

    #expect([read, write, decided, taken] == [1, 2, 3, 4])
    #expect(throws: Refused.self) { try db.read { _ in throw Refused() } }
    #expect(throws: Refused.self) { try db.write { _ in throw Refused() } }
  }

  @Test(arguments: AnyDB.allCases)
  func `block, finalizations, completions, what is scheduled: in this order`(
    _ kind: AnyDB
  ) throws {
    let db = try kind.make(scheduler: scheduler)

    try db.write { [log, scheduler] transaction in
      transaction.addCompletion(on: scheduler) { log("scheduled 1") }
      transaction.addCompletion { log("completion 1") }
      transaction.addFinalization(key: "a") { _ in log("finalization a") }
      transaction.addFinalization(key: "b") { _ in log("finalization b") }
      transaction.addCompletion { log("completion 2") }
      transaction.addCompletion(on: scheduler) { log("scheduled 2") }
      log("block")
    }
    log("returned")
    scheduler.run()

    #expect(
      log.all == [
        "block", "finalization a", "finalization b", "completion 1", "completion 2", "returned",
        "scheduled 1", "scheduled 2",
      ])
  }

  @Test(arguments: AnyDB.allCases)
  func `a finalization that is added while others run runs at once`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: scheduler)

    try db.write { [log] transaction in
      transaction.addFinalization(key: "a") { transaction in
        transaction.addFinalization(key: "c") { _ in log("c") }
        transaction.addFinalization(key: "b") { _ in log("b at once") }
        log("a")
      }
      transaction.addFinalization(key: "b") { _ in log("b") }
    }

    #expect(log.all == ["c", "b at once", "a", "b"])
  }

  @Test(arguments: AnyDB.allCases)
  func `a block that throws is committed, and what belongs to that is done`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: scheduler)

    #expect(throws: Refused.self) {
      try db.write { [log, scheduler] transaction in
        transaction.addFinalization(key: "a") { _ in log("finalization") }
        transaction.addCompletion { log("completion") }
        transaction.addCompletion(on: scheduler) { log("scheduled") }
        throw Refused()
      }
    }
    scheduler.run()

    #expect(log.all == ["finalization", "completion", "scheduled"])
  }

  @Test(arguments: AnyDB.allCases)
  func `after a rollback nothing is finalized or completed`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: scheduler)

    try db.writeDeciding { [log, scheduler] transaction in
      transaction.addFinalization(key: "a") { _ in log("finalization") }
      transaction.addCompletion { log("completion") }
      transaction.addCompletion(on: scheduler) { log("scheduled") }
      return .rollback(())
    }
    scheduler.run()
    try db.write { [log] transaction in transaction.addCompletion { log("the next one") } }

    #expect(log.all == ["the next one"])
  }

  @Test(arguments: AnyDB.allCases)
  func `a completion may begin a transaction`(_ kind: AnyDB) throws {
    let db = try kind.make(scheduler: scheduler)

    try db.write { [log] transaction in
      transaction.addCompletion {
        let number = try? db.write { _ in 7 }
        log("\(number, default: "nothing")")
      }
    }

    #expect(log.all == ["7"])
  }

  @Test(arguments: AnyDB.allCases)
  func `the completion of an asynchronous transaction comes by the scheduler`(
    _ kind: AnyDB
  ) throws {
    let db = try kind.make(scheduler: scheduler)
    let log = log

    db.asyncRead { _ in
      1
    } completion: {
      log("read \((try? $0.get()) ?? 0)")
    }
    db.asyncWrite { _ in
      2
    } completion: {
      log("write \((try? $0.get()) ?? 0)")
    }
    db.asyncRead { _ in
      throw Refused()
    } completion: { (result: Result<Int, any Error>) in
      if case .failure(let error) = result { log("read: \(error)") }
    }
    db.asyncWrite { _ in
      throw Refused()
    } completion: { (result: Result<Int, any Error>) in
      if case .failure(let error) = result { log("write: \(error)") }
    }
    #expect(log.all == [], "before the scheduler runs")
    scheduler.run()

    #expect(log.all == ["read 1", "write 2", "read: Refused()", "write: Refused()"])
  }

  @Test func `asynchronous writes run in the order in which they were begun`() throws {
    for db in [try AnyDB.fake.make(scheduler: ImmediateWork()), Sample.asInTheApp()] {
      let (log, group) = (Spy<String>(), DispatchGroup())
      let numbers = (1...50).map(String.init)
      for number in numbers {
        group.enter()
        db.asyncWrite { _ in
          log(number)
        } completion: { _ in
          group.leave()
        }
      }
      var count = 0
      while group.wait(timeout: .now() + 4) != .success {
        try #require(log.all.count > count, "each block runs, and each completion is called")
        count = log.all.count
      }

      #expect(log.all == numbers, "\(type(of: db))")
    }
  }

  /// The count of calls so far.
  private func count(_ name: String) -> Int {
    log(name)
    return log.all.count
  }
}
