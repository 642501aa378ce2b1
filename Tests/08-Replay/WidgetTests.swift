import Foundation
import Support
import Testing

@testable import Replay

/// Turn 2: a widget that asks the world that it is passed. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct WidgetTests {
  @Test func `the widget asks the world that it is passed`() {
    let date = Date(timeIntervalSinceReferenceDate: 12_345)
    var world = SurpriseDependencies(random: SeededGenerator(seed: seed), now: { date })

    let state = refreshWidget(SurpriseState(notes: many), in: &world)

    var generator = SeededGenerator(seed: seed)
    #expect(
      state.shown == Int.random(in: 1...many, using: &generator),
      "the number comes from the generator of the world, by Int.random as before")
    #expect(state.shownAt == date, "the time comes from the clock of the world")
    #expect(state.surprises == 1, "all else is as before")
  }

  @Test func `the generator of the world goes on in the caller`() {
    var world = SurpriseDependencies(random: SeededGenerator(seed: seed), now: { .distantPast })

    let first = refreshWidget(SurpriseState(notes: many), in: &world)
    let second = refreshWidget(SurpriseState(notes: many), in: &world)

    var generator = SeededGenerator(seed: seed)
    let drawn = (0..<2).map { _ in Int.random(in: 1...many, using: &generator) }
    #expect(
      [first.shown, second.shown] == drawn,
      "two refreshes in one world draw two numbers: a generator is a value, and it must be written back"
    )
  }

  @Test func `the widget shows and asks what it did, in the same order`() async {
    // The clock goes on by 0.125 when it is read: an hour is over, exactly.
    let hour = WidgetScript.problem([.refresh(after: 0), .refresh(after: 3_599.875)])
    let setBack = WidgetScript.problem([.refresh(after: 0), .refresh(after: -8_000)])
    let found = await WidgetScript.difference()
    var asked = 0
    var stubborn = SurpriseDependencies(
      random: AskingRandom {
        asked += 1
        return asked <= 1_000 ? .max / 4 : .max / 4 * 3
      }, now: { .distantPast })
    let redrawn = refreshWidget(SurpriseState(notes: 2, shown: 1), in: &stubborn)

    #expect(
      redrawn.shown == 2 && asked == 1_001,
      "a thousand numbers pick the note that is shown: it goes on until one picks the other")
    if let setBack { Issue.record("the clock was set back: \(setBack)") }
    if let hour { Issue.record("\(hour)") }
    if let found { Issue.record("\(found)") }
  }

  @Test func `in the app the widget asks the system`() {
    var recorded = SurpriseDependencies(
      random: SeededGenerator(seed: seed), now: { .distantPast })
    _ = refreshWidget(SurpriseState(notes: many), in: &recorded)

    var shown: Set<Int?> = []
    for _ in 0..<3 {
      let before = Date()
      let state = refreshProductionWidget(SurpriseState(notes: many))
      let shownAt = state.shownAt ?? .distantPast
      #expect(
        before <= shownAt && shownAt <= Date(), "shownAt is the time of this refresh, by the clock")
      shown.insert(state.shown)
    }
    #expect(shown.count == 3, "three refreshes draw three of \(many) notes")

    let (now, note) = (Date(), SurpriseState(notes: many, shown: 7, surprises: 3))
    var (young, old) = (note, note)
    (young.shownAt, old.shownAt) = (now, now.addingTimeInterval(-8_000))
    let (stays, goes) = (refreshProductionWidget(young), refreshProductionWidget(old))
    #expect(stays == young, "by the system's clock no hour is over: the note stays, with its time")
    #expect(
      goes.shown != 7 && goes.surprises == 4,
      "by the system's clock more than an hour is over: another note is the fourth surprise")
  }

  // MARK: - Fixtures

  /// So many that no number is drawn twice by chance.
  private let many = 1 << 50

  /// Another seed each time, so that nothing can be hard-coded.
  private let seed = UInt64.random(in: 1...999_999)
}
