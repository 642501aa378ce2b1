import Foundation
import Testing

@testable import Recording

/// To read: what a recording is for. The third goal, the source of truth, has a test in SourceOfTruthTests.swift.
@MainActor @Suite struct GoalTests {
  @Test func `completeness: states, actions and what was asked of the world are all in the log`()
    throws
  {
    let kinds = try session().map { "\($0)".prefix { $0 != "(" } }

    #expect(
      kinds == [
        "state", "action", "drew", "state", "action", "read", "state", "action", "state",
      ])
  }

  @Test func `ease: a log is played again, and nothing is written by hand for it`() throws {
    let recorded = try session()

    let again = try LogPlayer.play(recorded)

    #expect(again == recorded)
  }

  @Test(arguments: [true, false])
  func `what was written can be read, pretty or not`(isPretty: Bool) throws {
    let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let state = SurpriseState(notes: 9, shown: 2, shownAt: date, surprises: 7)
    let events: [SurpriseEvent] = [
      .state(state), .action(.close, by: .user), .action(.stamp, by: .effect), .drew(.max),
      .read(date),
    ]
    let encoder = JSONEntryEncoder(isPretty: isPretty)

    let written = try events.map(encoder.encode)

    #expect(
      try written.map { try JSONDecoder().decode(SurpriseEvent.self, from: $0) } == events)
    #expect(written.allSatisfy { $0.contains(UInt8(ascii: "\n")) == isPretty })
  }

  // MARK: - Fixtures

  /// What is in the log after a surprise in the real world, which no test knows beforehand.
  private func session() throws -> [SurpriseEvent] {
    let log = MemoryLog()
    var world = SurpriseDependencies.live
    world.save = { _ in }
    // With no note on the screen, one number is enough.
    let store = SurpriseStore(
      state: SurpriseState(notes: 4_213), dependencies: world, recorder: BlockingRecorder(log: log))
    store.send(.surpriseMe)
    store.send(.close)
    return try log.events
  }
}
