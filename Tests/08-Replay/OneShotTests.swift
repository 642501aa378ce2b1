import Foundation
import Testing

@testable import Replay

/// To read: an answer that can be given once.
@MainActor @Suite struct OneShotTests {
  @Test func `it gives its value once`() {
    #expect(OneShot(7).take() == 7)
  }

  @Test func `asked twice, it traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let number = OneShot(7)
      _ = number.take()
      _ = number.take()
    }
  }

  @Test func `its value may be anything, even a function`() {
    let greeting = OneShot { (name: String) in "Hello, \(name)" }

    #expect(greeting.take()("Jotter") == "Hello, Jotter")
  }

  @Test func `each answer sets only its own dependency`() {
    let replay = OneShotReplay()
    replay.answer(with: .drew(5))
    #expect(replay.dependencies.now() > Sample.date)

    replay.answer(with: .read(Sample.date))
    #expect(replay.dependencies.now() == Sample.date)
    var world = replay.dependencies
    #expect(world.random.next() == 5)
  }

  @Test func `the last answer of a kind wins, and the one before is never missed`() {
    let replay = OneShotReplay()
    replay.answer(with: .drew(5))
    replay.answer(with: .drew(6))
    var world = replay.dependencies

    #expect(world.random.next() == 6)
    replay.finish()
  }

  @Test func `an action that draws twice cannot be played with it`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let log = Sample.surprise(from: SurpriseState(notes: 9, shown: 4), drawing: [4, 7])
      let twice: Player.Reduce = { state, _, world in
        state.shown = [0, 1].map { _ in Int.random(in: 1...9, using: &world.random) }.last
        state.surprises += 1
        return [.stamp]
      }

      _ = Player(reduce: twice).mismatches(in: log)
    }
  }

  @Test func `a dependency that may be used once is set, and no other`() {
    var world = SurpriseDependencies()

    OneUse(value: Sample.date).reset(&world.now)

    #expect(world.now() == Sample.date)
    #expect(world.random is SystemRandomNumberGenerator)
  }

  @Test func `a type that changes a function is printed without its parentheses`() {
    let reset: (inout (() -> Int)) -> Void = { OneUse(value: 7).reset(&$0) }

    #expect("\(type(of: reset))" == "(inout () -> Int) -> ()")
  }

  @Test func `an object can tell in its last moment that its value was never taken`() {
    var reports: [String] = []
    do {
      let taken = Owed(1) { reports.append("\($0) was never taken") }
      _ = Owed(2) { reports.append("\($0) was never taken") }
      #expect(taken.take() == 1)
    }

    #expect(reports == ["2 was never taken"])
  }
}
