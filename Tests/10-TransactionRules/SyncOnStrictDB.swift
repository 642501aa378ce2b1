import Foundation
import Testing

@testable import TransactionRules

/// What a learner's database says of the sync as found, and of the refactored one, in a process of its own.
@MainActor enum SyncOnStrictDB {
  static func lines() async -> (refactored: [String], legacy: [String]) {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let say: @Sendable (String) -> Void = {
        FileHandle.standardOutput.write(Data("\n\($0)".utf8))
      }
      let db = makeStrictDB(scheduler: ImmediateWork()) { say("\($0)") }
      let server = PatientServer()
      let pages = PagesSpy(EventLog())
      try? Sync(db: db, pages: pages, server: server) { _ in }
        .receive(Page(number: 1, notes: ["Buy milk"]))
      server.answer()
      say("the sync as found")
      try? LegacySync(db: db, pages: pages, server: server) { _ in }
        .receive(Page(number: 2, notes: ["Buy milk"]))
      say("over")
      exit(EXIT_FAILURE)
    }
    var lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    if lines.last == "over" {
      lines.removeLast()
    } else {
      let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let rules = [BrokenRule.reentrant, .retained].filter { errors.contains("\($0)") }
      lines.append(rules.map(\.description).joined() + ", and the program ended")
    }
    let parts = lines.split(
      separator: "the sync as found", omittingEmptySubsequences: false)
    return (Array(parts.first ?? []), parts.count > 1 ? Array(parts[1]) : [])
  }
}
