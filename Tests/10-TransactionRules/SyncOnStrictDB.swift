import Foundation
import Support
import Testing

@testable import TransactionRules

/// What a learner's database tells of the sync as found, and of the refactored one, in a process of its own.
@MainActor enum SyncOnStrictDB {
  static func play() async -> (refactored: [String], legacy: [String], lastWords: String?) {
    let say = Voice()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [say = say as Voice] in
      let db = makeStrictDB(scheduler: ImmediateWork()) { say("\($0)") }
      let server = PatientServer()
      let pages = PagesSpy(Spy<String>())
      try? Sync(db: db, pages: pages, server: server) { _ in }
        .receive(Page(number: 1, notes: ["Buy milk"]))
      server.answer()
      say("the sync as found")
      try? LegacySync(db: db, pages: pages, server: server) { _ in }
        .receive(Page(number: 2, notes: ["Buy milk"]))
      say("over")
      exit(EXIT_FAILURE)
    }
    let (lines, errors) = say.heard(in: result)
    let isOver = lines.last == "over"
    let parts = (isOver ? lines.dropLast() : lines[...]).split(
      separator: "the sync as found", omittingEmptySubsequences: false)
    return (
      Array(parts.first ?? []), parts.count > 1 ? Array(parts[1]) : [], isOver ? nil : errors
    )
  }
}
