import Testing

@testable import Recording

/// To read: a double that passes on what it is asked, and writes it down.
@MainActor @Suite struct RecordedRandomTests {
  @Test func `what is drawn is what would be drawn without it, and all of it is in the log`() throws
  {
    let numbers: [UInt64] = [3, 0, .max, 7]
    var recorded = RecordedRandom(base: Numbers(numbers), recorder: recorder)

    let drawn = numbers.indices.map { _ in recorded.next() }

    #expect(drawn == numbers)
    #expect(try events == numbers.map { .drew($0) })
  }

  @Test(arguments: [
    (SurpriseAction.close, [Int](), 0), (.surpriseMe, [5], 1), (.surpriseMe, [1, 1, 5], 3),
  ])
  func `for one action there may be no number, one, or three`(
    action: SurpriseAction, notes: [Int], count: Int
  ) throws {
    let store = SurpriseStore(
      state: SurpriseState(notes: 9, shown: 1),
      dependencies: .testing(
        random: Numbers(picking: notes, of: 9), now: { .distantPast }, save: { _ in }),
      recorder: recorder)

    store.send(action)

    let drawn = try events.count { if case .drew = $0 { true } else { false } }
    #expect(drawn == count)
  }

  @Test func `it wraps what is there: what is put in its place later is not recorded`() throws {
    let numbers = Numbers([0, 1, 2])
    var inside = SurpriseDependencies.testing(random: numbers).recorded(by: recorder)
    for _ in 0..<3 { _ = inside.random.next() }
    #expect(try events == [.drew(0), .drew(1), .drew(2)])

    var outside = SurpriseDependencies.testing().recorded(by: recorder)
    outside.random = numbers
    _ = outside.random.next()
    #expect(try events.count == 3)
  }

  @Test func `what nothing asked to record works, and leaves no trace`() throws {
    var saved: [SurpriseState] = []
    let store = SurpriseStore(
      state: SurpriseState(notes: 9, shown: 2),
      dependencies: .testing(save: { saved.append($0) }), recorder: recorder)

    store.send(.close)

    #expect(saved == [SurpriseState(notes: 9)])
    let kinds = try events.map { "\($0)".prefix { $0 != "(" } }
    #expect(kinds == ["state", "action", "state"])
  }

  // MARK: - Fixtures

  let log = LogSpy()
  var recorder: BlockingRecorder { BlockingRecorder(log: log) }
  var events: [SurpriseEvent] { get throws { try log.entries() } }
}
