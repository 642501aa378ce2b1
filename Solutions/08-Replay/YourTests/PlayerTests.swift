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

  @Test func `each state is compared, the last as well, in all that it holds`() {
    let log = Self.surprise.dropLast() + [.state(SurpriseState(notes: 9, shown: 4, surprises: 1))]

    #expect(Player().mismatches(in: Array(log)).map(\.step) == [log.count - 1])
    #expect(Player().mismatches(in: [Self.empty, Self.surprise[0]]).map(\.step) == [1])
    let late = SurpriseState(
      notes: 9, shown: 4, shownAt: Self.date.addingTimeInterval(0.25), surprises: 1)
    let delayed = Self.surprise.dropLast() + [.state(late)]
    #expect(Player().mismatches(in: Array(delayed)).map(\.step) == [log.count - 1])
  }

  @Test func `after a mismatch it goes on from what was recorded`() {
    let log: [SurpriseEvent] = [
      .state(SurpriseState(notes: 9, shown: 4)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, surprises: 5)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, surprises: 5)),
      .action(.close, by: .user),
      .state(SurpriseState(notes: 9, surprises: 7)),
    ]

    #expect(Player().mismatches(in: log).map(\.step) == [2, 6])

    var surprises = Self.surprise
    surprises[4] = .state(SurpriseState(notes: 9, shown: 4, surprises: 5))
    surprises[7] = .state(SurpriseState(notes: 9, shown: 4, shownAt: Self.date, surprises: 5))
    #expect(
      Player().mismatches(in: surprises).map(\.step) == [4], "the effect still follows")
  }

  @Test func `an action of the user is not the effect that should come next`() {
    var log = Self.surprise
    log[5] = .action(.stamp, by: .user)

    #expect(Player().mismatches(in: log).map(\.step) == [5])
    #expect(mismatches(with: .action(.close, by: .user)) == [3, 3], "two effects are missing")
  }

  @Test func `an effect that no action led to is a mismatch`() {
    let log: [SurpriseEvent] = [Self.empty, .action(.close, by: .effect), Self.empty]

    #expect(Player().mismatches(in: log).map(\.step) == [1])
    #expect(
      mismatches(with: .action(.surpriseMe, by: .effect)) == [3, 3, 3],
      "one came from nowhere, and two are missing")
  }

  @Test func `an action without its state is a mismatch`() {
    let log: [SurpriseEvent] = [
      Self.empty, .action(.close, by: .user), .action(.close, by: .user), Self.empty,
    ]

    #expect(Player().mismatches(in: log).map(\.step) == [2])
  }

  @Test(arguments: [0, 4, 5])
  func `a log that ends too early has a mismatch at its end`(count: Int) {
    let log = Array(Self.surprise.prefix(count))

    #expect(Player().mismatches(in: log).map(\.step) == [count])
  }

  @Test func `effects come in their order, and before them what each led to`() {
    #expect(mismatches(after: [.stamp, .surpriseMe, .close]) == [])
    #expect(mismatches(after: [.stamp, .close, .surpriseMe]) != [])
  }

  @Test func `each action has its own answers, in their order, and uses all in what happened`() {
    var worlds = 0
    let player = Player(makeReplay: { report in
      worlds += 1
      return makeReplay(report: report)
    })

    #expect(player.mismatches(in: Self.surprise) == [])
    #expect(worlds == 2, "one for each action")
  }

  @Test func `an answer that no action asks for is a mismatch`() {
    let log: [SurpriseEvent] = [
      Self.empty, .action(.close, by: .user), .drew(7), .read(Self.date), Self.empty,
    ]

    #expect(Player(makeReplay: makeReplay).mismatches(in: log).map(\.step) == [4, 4])
    let more = [
      .action(.surpriseMe, by: .user), Self.number(picking: 4),
      .state(SurpriseState(notes: 9, shown: 4, surprises: 1)), .action(.stamp, by: .effect),
    ]
    let last = SurpriseEvent.state(
      SurpriseState(notes: 9, shown: 4, shownAt: Self.date, surprises: 1))
    #expect(
      Player(makeReplay: makeReplay).mismatches(in: log + more + [.read(Self.date), last])
        .map(\.step) == [4, 4], "the next action has a world of its own")
    #expect(
      Player(makeReplay: makeReplay).mismatches(in: log + more + [last]).map(\.step)
        == [4, 4, 9, 9], "the clock was asked once too often, and says another time")
  }

  // MARK: - Fixtures

  private static let empty = SurpriseEvent.state(SurpriseState(notes: 9))
  private static let date = Date(timeIntervalSinceReferenceDate: 5)

  /// A number that picks this note out of 9.
  private static func number(picking note: UInt64) -> SurpriseEvent {
    .drew(UInt64.max / 9 * (note - 1) + UInt64.max / 18)
  }

  /// The log of a surprise: the note on the screen is drawn, and then note 4.
  private static let surprise: [SurpriseEvent] = [
    .state(SurpriseState(notes: 9, shown: 2)),
    .action(.surpriseMe, by: .user),
    number(picking: 2),
    number(picking: 4),
    .state(SurpriseState(notes: 9, shown: 4, surprises: 1)),
    .action(.stamp, by: .effect),
    .read(date),
    .state(SurpriseState(notes: 9, shown: 4, shownAt: date, surprises: 1)),
  ]

  /// The steps of the mismatches of a log in which an event follows an action that led to `stamp` and `close`.
  private func mismatches(with event: SurpriseEvent) -> [Int] {
    var led: [[SurpriseAction]] = [[.stamp, .close], []]
    let player = Player(reduce: { _, _, _ in led.removeFirst() })
    return player.mismatches(
      in: [Self.empty, .action(.surpriseMe, by: .user), Self.empty, event, Self.empty]
    ).map(\.step)
  }

  /// Plays effects on a reducer whose first action leads to `stamp` and `close`, and `stamp` to `surpriseMe`.
  private func mismatches(after effects: [SurpriseAction]) -> [Mismatch] {
    var led: [[SurpriseAction]] = [[.stamp, .close], [.surpriseMe], [], []]
    let player = Player(reduce: { _, _, _ in led.removeFirst() })
    let log = effects.flatMap { [.action($0, by: .effect), Self.empty] }
    return player.mismatches(
      in: [Self.empty, .action(.surpriseMe, by: .user), Self.empty] + log)
  }
}
