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

  @Test func `an action of the user is not the effect that should come next`() {
    var log = Self.surprise
    log[4] = .action(.stamp, by: .user)

    #expect(Player().mismatches(in: log).map(\.step) == [4])
  }

  @Test func `an effect that no action led to is a mismatch`() {
    let log: [SurpriseEvent] = [Self.empty, .action(.close, by: .effect), Self.empty]

    #expect(Player().mismatches(in: log).map(\.step) == [1])
  }

  @Test func `an action without its state is a mismatch`() {
    let log: [SurpriseEvent] = [
      Self.empty, .action(.close, by: .user), .action(.close, by: .user), Self.empty,
    ]

    #expect(Player().mismatches(in: log).map(\.step) == [2])
  }

  @Test(arguments: [3, 4])
  func `a log that ends too early has a mismatch at its end`(count: Int) {
    let log = Array(Self.surprise.prefix(count))

    #expect(Player().mismatches(in: log).map(\.step) == [count])
  }

  @Test func `effects come in their order, and before them what each led to`() {
    var effects: [[SurpriseAction]] = [[.stamp, .close], [.surpriseMe], [], []]
    let player = Player(reduce: { _, _, _ in effects.removeFirst() })
    let log: [SurpriseEvent] = [
      Self.empty, .action(.surpriseMe, by: .user), Self.empty, .action(.stamp, by: .effect),
      Self.empty, .action(.surpriseMe, by: .effect), Self.empty, .action(.close, by: .effect),
      Self.empty,
    ]

    #expect(player.mismatches(in: log) == [])
  }

  @Test func `each action has its own answers, and all of them are used in what happened`() {
    #expect(Player(makeReplay: makeReplay).mismatches(in: Self.surprise) == [])
  }

  @Test func `an answer that no action asks for is a mismatch`() {
    let log: [SurpriseEvent] = [Self.empty, .action(.close, by: .user), .drew(7), Self.empty]

    #expect(Player(makeReplay: makeReplay).mismatches(in: log).map(\.step) == [3])
  }

  // MARK: - Fixtures

  private static let empty = SurpriseEvent.state(SurpriseState(notes: 9))
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
