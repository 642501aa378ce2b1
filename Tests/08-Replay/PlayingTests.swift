import Foundation
import Platform
import Testing

@testable import Replay

/// To read: what a recording proves, and what it cannot.
@MainActor @Suite struct PlayingTests {
  @Test func `a run with real numbers and the real clock is played without either`() {
    var log: [SurpriseEvent] = [.state(SurpriseState(notes: 4_213))]
    var state = SurpriseState(notes: 4_213)
    var world = SurpriseDependencies(
      random: AskingRandom {
        let number = UInt64.random(in: .min ... .max)
        log.append(.drew(number))
        return number
      },
      now: {
        let date = Date()
        log.append(.read(date))
        return date
      })
    for (action, source) in [
      (SurpriseAction.surpriseMe, SurpriseEvent.Source.user), (.stamp, .effect), (.close, .user),
    ] {
      log.append(.action(action, by: source))
      _ = SurpriseReducer.reduce(&state, action, &world)
      log.append(.state(state))
    }

    #expect(Player().mismatches(in: log) == [])
  }

  @Test func `what follows from an action is in the log, and is not sent again`() {
    var performed: [SurpriseAction] = []
    let player = Player(reduce: { state, action, world in
      performed.append(action)
      return SurpriseReducer.reduce(&state, action, &world)
    })

    let log = Sample.surprise(from: SurpriseState(notes: 9), drawing: [4])
    #expect(player.mismatches(in: log) == [])
    #expect(performed == [.surpriseMe, .stamp])
  }

  @Test func `an effect that is missing, or that nothing led to, is a mismatch`() {
    let log = Sample.surprise(from: SurpriseState(notes: 9), drawing: [4])

    #expect(
      Player().mismatches(in: Array(log.dropLast(3))).map(\.difference)
        == ["the log ends before stamp"])
    #expect(
      Player().mismatches(in: [Sample.closing[0], .action(.close, by: .effect), Sample.closing[2]])
        .map(\.difference) == ["no action led to close"])
  }

  @Test(arguments: [[], [SurpriseEvent.drew(7)]])
  func `a log begins with a state`(log: [SurpriseEvent]) {
    #expect(Player().mismatches(in: log).map(\.difference) == ["a log begins with a state"])
  }

  @Test func `a reducer that reads a global is caught where the global has changed`() {
    let player = Player(reduce: { state, action, world in
      let effects = SurpriseReducer.reduce(&state, action, &world)
      // No dependency: the player does not know of it, and the log neither.
      if Weekend.isToday { state.surprises += 1 }
      return effects
    })

    Weekend.isToday = false
    #expect(player.mismatches(in: Sample.closing) == [])
    Weekend.isToday = true
    #expect(
      player.mismatches(in: Sample.closing).map(\.description)
        == ["entry 2: surprises is 2, and was 1"])
    Weekend.isToday = false
  }

  @Test(arguments: [
    #"{"rolled":{"_0":6}},"#, #"{"drew":{"_0":-1}},"#, #"{"drew":{"_0":1}"#,
    #"{"drew":{"_0":1}}"#,
  ])
  func `an entry that is not known, or cut off, is an error when the log is read`(text: String) {
    let error = #expect(throws: LogError.self) { try SurpriseLog.events(in: text) }

    #expect(error?.line == 1)
  }
}
