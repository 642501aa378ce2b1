import Foundation

@testable import TransactionRules

/// Takes steps on a learner's databases, and says what happens.
nonisolated final class ScriptPlayer: @unchecked Sendable {
  /// What a block returns, or throws.
  private struct Parcel: Error {
    let number: Int
    let carried: ReadingTransaction?
  }

  private let db: any NoteDB
  private let other: any NoteDB
  private let scheduler: ManualWork
  private let say: @Sendable (String) -> Void
  private var number = 0
  private var kept: [ReadingTransaction] = []

  @MainActor init(say: @escaping @Sendable (String) -> Void) {
    let scheduler = ManualWork()
    db = makeStrictDB(scheduler: scheduler) { say("report: \($0)") }
    other = makeStrictDB(scheduler: scheduler) { say("report: \($0)") }
    (self.scheduler, self.say) = (scheduler, say)
  }

  /// Takes the steps; then the scheduler runs, and another thread visits both databases.
  func play(_ steps: [DBStep]) {
    for step in steps + DBStep.atTheEnd { take(step, in: nil, 0) }
  }

  private func take(_ step: DBStep, in transaction: ReadingTransaction?, _ id: Int) {
    let writing = transaction as? WritingTransaction
    switch step {
    case .begin(let call): begin(call)
    case .keep: if let transaction { kept.append(transaction) }
    case .letGo: kept = []
    case .finalization(let key, let steps):
      writing?.addFinalization(key: key) { [self] _ in run("finalization \(key) of \(id)", steps) }
    case .completion(let steps):
      writing?.addCompletion { [self] in run("completion of \(id)", steps) }
    case .later(let holds):
      let held = holds ? transaction : nil
      writing?.addCompletion(on: scheduler) { [say] in
        say("later completion of \(id)")
        withExtendedLifetime(held) {}
      }
    case .runScheduled: scheduler.run()
    case .visit(let isOther): visit(isOther ? other : db)
    }
  }

  /// Another thread reads. One that is kept out for two seconds ends the process: it may never come in.
  private func visit(_ db: any NoteDB) {
    let isOver = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      _ = try? db.read { _ in }
      isOver.signal()
    }
    guard isOver.wait(timeout: .now() + 2) == .success else {
      say(DBStep.keptOut)
      exit(EXIT_FAILURE)
    }
    say(DBStep.cameIn)
  }

  private func run(_ line: String, _ steps: [DBStep]) {
    say(line)
    for step in steps { take(step, in: nil, 0) }
  }

  private func begin(_ call: DBCall) {
    let db = call.isOther ? other : db
    switch call.kind {
    case .read: finish { try db.read { try self.block(call, $0) } }
    case .write: finish { try db.write { try self.block(call, $0) } }
    case .writeDeciding:
      finish {
        try db.writeDeciding { transaction in
          let result = Result { try self.block(call, transaction) }
          if case .success = result { return .commit(result) } else { return .rollback(result) }
        }.get()
      }
    case .asyncRead:
      let id = number + 1
      db.asyncRead {
        try self.block(call, $0)
      } completion: {
        self.say("completion: \(Self.text($0))")
      }
      say("call \(id) goes on")
    case .asyncWrite:
      let id = number + 1
      db.asyncWrite {
        try self.block(call, $0)
      } completion: {
        self.say("completion: \(Self.text($0))")
      }
      say("call \(id) goes on")
    }
  }

  private func finish(_ call: () throws -> Parcel) {
    let result = Result { try call() }
    say("call \(Self.text(result))")
  }

  private func block(_ call: DBCall, _ transaction: ReadingTransaction) throws -> Parcel {
    number += 1
    let id = number
    say("block \(id) begins")
    for step in call.steps { take(step, in: transaction, id) }
    let parcel = Parcel(number: id, carried: call.carries ? transaction : nil)
    if call.fails { throw parcel }
    return parcel
  }

  private static func text(_ result: Result<Parcel, any Error>) -> String {
    switch result {
    case .success(let parcel): "\(parcel.number) returned"
    case .failure(let parcel as Parcel): "\(parcel.number) failed"
    case .failure(let error): "failed by itself: \(error)"
    }
  }
}
