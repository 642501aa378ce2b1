import Foundation
import Testing

@testable import Replay

@MainActor @Suite struct PlayerTests {
  @Test func `a state that no action led to is a mismatch`() {
    let log: [SurpriseEvent] = [
      .state(SurpriseState(notes: 9, shown: 4)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, shown: 7)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9)),
    ]

    let mismatches = Player().mismatches(in: log)

    #expect(mismatches.contains { $0.step == 2 })
  }

  @Test func `a log of what happened has no mismatch`() {
    #expect(Player().mismatches(in: Self.surprise) == [])
  }

  @Test func `the last state is compared as well, in all that it holds`() {
    let log = Self.surprise.dropLast() + [.state(SurpriseState(notes: 9, shown: 4, surprises: 1))]

    #expect(Player().mismatches(in: Array(log)).map(\.step) == [log.count - 1])
  }

  @Test func `after a mismatch it goes on from what was recorded`() {
    let log: [SurpriseEvent] = [
      .state(SurpriseState(notes: 9, shown: 4)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, surprises: 5)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, surprises: 5)),
    ]

    #expect(Player().mismatches(in: log).map(\.step) == [2])
  }

  @Test func `an effect that did not follow is a mismatch`() {
    let log =
      Self.surprise.prefix(4) + [
        .action(.close, by: .user), .state(SurpriseState(notes: 9, surprises: 1)),
      ]

    #expect(Player().mismatches(in: Array(log)).map(\.step) == [4])
  }

  // MARK: - Fixtures

  private static let date = Date(timeIntervalSinceReferenceDate: 5)

  /// The log of a surprise: note 4 out of 9.
  private static let surprise: [SurpriseEvent] = [
    .state(SurpriseState(notes: 9)),
    .action(.surpriseMe, by: .user),
    .drew(UInt64.max / 9 * 3 + UInt64.max / 18),
    .state(SurpriseState(notes: 9, shown: 4, surprises: 1)),
    .action(.stamp, by: .effect),
    .read(date),
    .state(SurpriseState(notes: 9, shown: 4, shownAt: date, surprises: 1)),
  ]
}
