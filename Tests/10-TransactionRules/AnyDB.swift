import Testing

@testable import TransactionRules

/// The three databases behind one protocol.
enum AnyDB: CaseIterable {
  case fake, inMemory, inFile

  /// Makes one whose completions `scheduler` runs; blocks run at once.
  func make(scheduler: any Scheduler) throws -> any NoteDB {
    switch self {
    case .fake:
      makeStrictDB(scheduler: scheduler) { rule in Issue.record("No rule is broken here: \(rule)") }
    case .inMemory: try Sample.inMemory(scheduler: scheduler)
    case .inFile: Sample.inFile(scheduler: scheduler).db
    }
  }
}
