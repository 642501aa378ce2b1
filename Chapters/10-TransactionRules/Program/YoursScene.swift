import Foundation
import Synchronization

/// Both syncs on the learner's database: the refactored one, then the one as found.
enum YoursScene {
  static func play() throws {
    print("The refactored sync on your database:")
    try play { db, server in Sync(db: db, pages: NoPages(), server: server) { _ in }.receive }
    print("The sync as found:")
    // A database may end the program here, with what was printed in its buffer.
    fflush(nil)
    try play { db, server in LegacySync(db: db, pages: NoPages(), server: server) { _ in }.receive }
  }

  private static func play(
    _ makeSync: (any NoteDB, any Server) -> (Page) throws -> Void
  ) throws {
    let reports = Reports()
    let server = PatientServer()
    let db = makeStrictDB(scheduler: DispatchQueue.main) { reports.add($0) }
    try makeSync(db, server)(Page(number: 1, notes: ["Buy milk"]))
    print(reports.isEmpty ? "  Nothing is reported." : reports.lines)
    withExtendedLifetime(server) {}
  }
}

/// What a database has reported.
nonisolated private final class Reports: Sendable {
  private let rules = Mutex<[BrokenRule]>([])

  var isEmpty: Bool { rules.withLock { $0.isEmpty } }
  var lines: String { rules.withLock { $0.map { "  \($0)" }.joined(separator: "\n") } }

  func add(_ rule: BrokenRule) { rules.withLock { $0.append(rule) } }
}

/// A server that answers when the scene is over: it keeps each completion until then.
nonisolated private final class PatientServer: Server {
  private let completions = Mutex<[@Sendable () -> Void]>([])

  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void) {
    completions.withLock { $0.append(completion) }
  }
}

/// Pages that are kept nowhere.
nonisolated private struct NoPages: PageStoring {
  func save(_ page: Page, _ transaction: WritingTransaction) {}
  func markConfirmed(_ page: Int, _ transaction: WritingTransaction) {}
  func noteCount(_ transaction: ReadingTransaction) -> Int { 0 }
  func setBadge(_ count: Int, _ transaction: WritingTransaction) {}
}
