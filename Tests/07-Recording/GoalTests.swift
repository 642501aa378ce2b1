import Foundation
import Testing

@testable import Recording

/// To read: the three things that a recording is for.
@MainActor @Suite struct GoalTests {
  @Test func `completeness: states, actions and what was asked of the world are all in the log`()
    throws
  {
    let log = LogSpy()
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: Sample.dependencies(drawing: [Sample.number(picking: 2)]),
      recorder: BlockingRecorder(log: log))

    store.send(.surpriseMe)

    let kinds = try log.entries(SurpriseEvent.self).map { "\($0)".prefix { $0 != "(" } }
    #expect(kinds == ["state", "action", "drew", "state", "action", "read", "state"])
  }

  @Test(arguments: [true, false])
  func `ease: what was written can be read, pretty or not`(isPretty: Bool) throws {
    let state = SurpriseState(notes: 9, shown: 2, shownAt: Sample.date, surprises: 7)
    let events: [SurpriseEvent] = [
      .state(state), .action(.close, by: .user), .action(.stamp, by: .effect), .drew(.max),
      .read(Sample.date),
    ]
    let encoder = JSONEntryEncoder(isPretty: isPretty)

    let written = try events.map(encoder.encode)

    #expect(
      try written.map { try JSONDecoder().decode(SurpriseEvent.self, from: $0) } == events)
    #expect(written.allSatisfy { $0.contains(UInt8(ascii: "\n")) == isPretty })
  }

  @Test func `source of truth: with a recorder the app does what it does without`() {
    let numbers = (1...9).map(Sample.number)
    let plain = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: Sample.dependencies(drawing: numbers))
    let recorded = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: Sample.dependencies(drawing: numbers),
      recorder: BlockingRecorder(log: LogSpy()))

    for action in [SurpriseAction.surpriseMe, .surpriseMe, .close, .surpriseMe] {
      plain.send(action)
      recorded.send(action)
      #expect(plain.state == recorded.state)
    }
  }
}
