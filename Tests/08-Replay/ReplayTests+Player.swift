import Foundation
import Testing

@testable import Replay

/// The learner's world in the player, and in the app.
extension ReplayTests {
  @Test func `an action that asks three times reaches the state that was recorded`() {
    let player = Player(reduce: Self.threeDraws, makeReplay: makeReplay)
    let log: [SurpriseEvent] = [
      .state(SurpriseState(notes: 9)),
      .action(.surpriseMe, by: .user), .drew(1), .drew(2), .drew(3),
      .state(SurpriseState(notes: 9, shown: 321)),
      .action(.surpriseMe, by: .user), .drew(3), .drew(2), .drew(1),
      .state(SurpriseState(notes: 9, shown: 123)),
    ]

    #expect(player.mismatches(in: log) == [], "the first number drawn is the first recorded")
  }

  @Test func `yesterday's log is played without a mismatch, and a fix changes entry 10 alone`()
    throws
  {
    let asRecorded = try Player(makeReplay: makeReplay).mismatches(in: yesterday)
    let fixed = try Player(reduce: FixedReducer.reduce, makeReplay: makeReplay)
      .mismatches(in: yesterday)

    #expect(asRecorded == [])
    #expect(fixed.map(\.step) == [10], "the note is new there, and its time not known yet")
  }

  @Test func `a reducer that forgets the clock is named where it did`() throws {
    let player = Player(
      reduce: { state, action, world in
        action == .stamp ? [] : SurpriseReducer.reduce(&state, action, &world)
      }, makeReplay: makeReplay)

    let steps = try player.mismatches(in: yesterday).map(\.step)

    #expect(
      steps == [6, 6, 13, 13], "each time the state differs, and a time that was recorded is left")
  }

  @Test func `the widget's log is played without a mismatch, in your world`() {
    let player = Player(
      reduce: { state, _, world in
        state = refreshWidget(state, in: &world)
        return []
      }, makeReplay: makeReplay)

    #expect(
      player.mismatches(in: WidgetLog.events) == [],
      "your widget asks your world for what was recorded: two times, and two numbers between them")
  }

  @Test func `the app's report is left alone`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process asks your world. If that process does not exit with code \(code), your \
      world crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let played = ReplayPlay([.drew(1), .drew(2)], asks: [.number, .date])

      #expect(
        played.reports.count == 2,
        "two reports are due to the function that was passed in, and \(played.reports.count) came")
      let file = SurpriseLog.place.deletingLastPathComponent().appending(path: "replay.txt").path
      #expect(
        !FileManager.default.fileExists(atPath: file), "your world opened ReplayReport.shared")
      exit(code)
    }
  }

  @Test func `in the app, the report of the app says what is wrong`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process asks the app's world. If that process does not exit with code \(code), \
      your world crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      ReplayReport.shared.add("Before.")
      _ = refreshProductionWidget(SurpriseState(notes: 9))
      #expect(
        ReplayReport.shared.text.split(separator: "\n") == ["Before."],
        "the app's widget asks the system, and plays no log")
      var given: [UInt64] = []
      do {
        let replay = makeProductionReplay()
        for number in [UInt64(7), 8] { replay.answer(with: .drew(number)) }
        replay.answer(with: .read(.distantPast))
        var world = replay.dependencies
        given = [world.random.next(), world.random.next()]
        for _ in 0..<2 { _ = world.random.next() }
        replay.finish()
      }

      let lines = ReplayReport.shared.text.split(separator: "\n")
      #expect(given == [7, 8], "the app's world keeps the same promises")
      #expect(
        lines.count == 4 && lines.first == "Before.",
        """
        two numbers too many were drawn, and a time was not read: ReplayReport.shared should have \
        three lines more, and has \(lines.count - 1)
        """)
      exit(code)
    }
  }

  @Test func `each action has a world of its own in the app`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process asks two of the app's worlds. If that process does not exit with code \
      \(code), your world crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      var given: [UInt64] = []
      do {
        let outer = makeProductionReplay()
        for number in [UInt64(7), 8] { outer.answer(with: .drew(number)) }
        do {
          let inner = makeProductionReplay()
          inner.answer(with: .drew(9))
          var world = inner.dependencies
          given.append(world.random.next())
          _ = world.now()
          inner.finish()
        }
        let lines = ReplayReport.shared.text.split(separator: "\n").count
        #expect(
          lines == 1,
          """
          the clock was read once too often in a world that is finished and gone, while another \
          still waits for its questions: ReplayReport.shared should have 1 line, and has \(lines)
          """)
        var world = outer.dependencies
        given.append(world.random.next())
        outer.finish()
      }
      let lines = ReplayReport.shared.text.split(separator: "\n").count
      #expect(given == [9, 7], "each world gives its own answers")
      let worlds = (0..<40).map { _ in makeProductionReplay() }
      #expect(
        Set(worlds.map { ObjectIdentifier($0) }).count == 40,
        "makeProductionReplay() makes a new world each time")
      #expect(
        lines == 2,
        "a number was left in the other: ReplayReport.shared should have 2 lines, and has \(lines)")
      exit(code)
    }
  }

  // MARK: - Fixtures

  private var yesterday: [SurpriseEvent] {
    get throws { try SurpriseLog.events(in: YesterdaysLog.text) }
  }

  private static let threeDraws: Player.Reduce = { state, _, world in
    let drawn = (0..<3).map { _ in Int(world.random.next() % 10) }
    state.shown = drawn[0] + 10 * drawn[1] + 100 * drawn[2]
    return []
  }
}
