import Foundation
import Support
import Testing

@testable import Replay

/// Turn 2: a world that gives each recorded answer exactly once. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct ReplayTests {
  @Test func `answers are given in the order in which they were recorded`() {
    let played = ReplayPlay(numbers.map { .drew($0) }, asks: numbers.map { _ in .number })

    #expect(played.given == numbers.map { .drew($0) }, "the first that was recorded comes first")
    #expect(played.reports == [], "each was used once: there is nothing to report")
  }

  @Test func `asked in another order, the numbers still come in theirs, and the times in theirs`() {
    let dates = (1...3).map { Date(timeIntervalSinceReferenceDate: 100_000 + Double($0)) }

    for recorded in Self.orders {
      let answers = Self.events(in: recorded, numbers, dates)
      for asks in Self.orders {
        let given = ReplayPlay(answers, asks: asks).given
        // A world with one queue may make up what it is asked for too early.
        let places = given.compactMap { answers.firstIndex(of: $0) }
        for kind in ReplayAsk.allCases {
          let own = places.filter { recorded[$0] == kind }
          #expect(
            own == Set(own).sorted(),
            "\(answers) were recorded, \(asks) was asked, and \(given) given")
        }
      }
    }
  }

  @Test func `equal answers are given as often as they were recorded`() {
    let (number, date) = (numbers[0], Date(timeIntervalSinceReferenceDate: 0.1))
    let answers: [SurpriseEvent] = [.drew(number), .drew(number), .read(date), .read(date)]

    let played = ReplayPlay(answers, asks: [.number, .number, .date, .date])

    #expect(played.given == answers)
    #expect(played.reports == [], "two equal answers are two answers")
  }

  @Test func `each answer is given as it was recorded, numbers and times`() {
    let answers: [SurpriseEvent] = [
      .drew(0), .read(Date(timeIntervalSinceReferenceDate: 817_043_306.550_457_7)), .drew(.max),
      .read(.distantPast), .drew(1), .read(Date(timeIntervalSinceReferenceDate: 0)),
    ]

    let played = ReplayPlay(answers, asks: [.number, .date, .number, .date, .number, .date])

    #expect(played.given == answers, "asked in the order in which they were recorded")
    #expect(played.reports == [])
  }

  @Test func `a copy of the world draws on the same answers`() {
    var reports: [String] = []
    let replay = makeReplay { reports.append($0) }
    for number in numbers.prefix(4) { replay.answer(with: .drew(number)) }
    let dates = (1...4).map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    dates.forEach { replay.answer(with: .read($0)) }

    var (first, second) = (replay.dependencies, replay.dependencies)
    var third = first
    let given = [
      first.random.next(), second.random.next(), third.random.next(), first.random.next(),
    ]
    let read = [first.now(), second.now(), third.now(), first.now()]
    replay.finish()

    #expect(
      given == Array(numbers.prefix(4)),
      "neither a copy nor `dependencies` read again may begin anew")
    #expect(read == dates, "times as well as numbers: no copy may begin anew")
    #expect(reports == [], "each was used once: there is nothing to report")
  }

  @Test(arguments: 0..<3)
  func `an answer that is never asked for is reported`(used: Int) {
    let answers: [SurpriseEvent] = [
      .drew(1), .drew(1), .read(.distantPast), .drew(1), .read(.distantPast),
    ]

    let played = ReplayPlay(answers, asks: Array([.number, .number, .date].prefix(used)))

    #expect(played.given == Array(answers.prefix(used)))
    #expect(
      played.reports.count == answers.count - used,
      """
      one report for each of the \(answers.count - used) answers that were not used, equal ones too: \
      \(played.reports)
      """)
  }

  @Test(arguments: [
    [ReplayAsk.number], [.date], [.number, .number, .date],
    Array(repeating: .number, count: 2_000) + Array(repeating: .date, count: 2_000),
  ])
  func `what is asked too often is reported each time, and nothing traps`(asks: [ReplayAsk]) {
    let answers: [SurpriseEvent] = [.drew(numbers[0]), .read(.distantPast)]

    let played = ReplayPlay(answers, asks: [.number, .date] + asks)

    #expect(Array(played.given.prefix(2)) == answers)
    #expect(
      played.reports.count == asks.count,
      "one report for each of the \(asks.count) times that nothing was left")
  }

  @Test func `a world without answers reports whatever is asked`() {
    #expect(ReplayPlay([], asks: []).reports == [], "nothing was asked")
    #expect(ReplayPlay([], asks: [.number]).reports.count == 1, "no number was recorded")
    #expect(ReplayPlay([], asks: [.date]).reports.count == 1, "no time was recorded")
  }

  @Test func `who draws until it fits comes to an end`() {
    let replay = makeReplay { _ in }
    replay.answer(with: .drew(numbers[0]))
    var world = replay.dependencies
    _ = world.random.next()

    let notes = Set((0..<200).map { _ in Int.random(in: 1...40, using: &world.random) })
    let two = Set((0..<200).map { _ in Int.random(in: 1...2, using: &world.random) })
    replay.finish()

    #expect(
      two == [1, 2],
      """
      of two notes 200 numbers that your world made up pick \(two.sorted()) alone: where that note \
      is shown, `while note == state.shown` would never end
      """)
    #expect(
      notes.count > 1, "the same note for ever: `while note == state.shown` would never end")
  }

  @Test(arguments: [[], [ReplayAsk.number, .number], [.date, .date]])
  func `what is wrong is reported once, however often the end is told`(asks: [ReplayAsk]) {
    var reports: [String] = []
    do {
      let replay = makeReplay { reports.append($0) }
      let answers: [SurpriseEvent] = [.drew(1), .read(.distantPast)]
      // What is asked for comes first: one queue would report another order.
      (asks.first == .date ? answers.reversed() : answers).forEach(replay.answer)
      var world = replay.dependencies
      for ask in asks {
        switch ask {
        case .number: _ = world.random.next()
        case .date: _ = world.now()
        }
      }
      for _ in 0..<3 { replay.finish() }
    }

    #expect(
      reports.count == 2,
      """
      a number and a time were recorded, and \(asks) was asked: two reports are due, and there were \
      \(reports.count): \(reports)
      """)
  }

  @Test func `states and actions are no answers`() {
    let state = SurpriseEvent.state(SurpriseState(notes: 3, shown: 2, shownAt: .distantPast))
    let answers: [SurpriseEvent] = [
      state, .drew(numbers[0]), .action(.surpriseMe, by: .user), .drew(numbers[1]), state,
      .read(.distantPast), .action(.stamp, by: .effect), state,
    ]

    let played = ReplayPlay(answers, asks: [.number, .number, .date])

    #expect(played.given == [.drew(numbers[0]), .drew(numbers[1]), .read(.distantPast)])
    #expect(played.reports == [], "no code asks for a state: that is no problem")
  }

  @Test func `any answers and any questions do what they should`() async {
    let found = await ReplayScript.difference()

    if let found { Issue.record("\(found)") }
  }

  // MARK: - Fixtures

  /// Other numbers each time, so that none can be hard-coded.
  let numbers = (1...8).map { $0 * 1_000 + UInt64.random(in: 0...999) }

  /// All orders of three numbers and three times.
  static let orders = (0..<64).map { bits in
    (0..<6).map { bits >> $0 & 1 == 0 ? ReplayAsk.number : .date }
  }
  .filter { $0.count { $0 == .number } == 3 }

  /// Numbers and times in an order.
  static func events(
    in order: [ReplayAsk], _ numbers: [UInt64], _ dates: [Date]
  ) -> [SurpriseEvent] {
    var (numbers, dates) = (numbers[...], dates[...])
    return order.map { $0 == .number ? .drew(numbers.removeFirst()) : .read(dates.removeFirst()) }
  }

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)
}
