import Support
import Testing

@testable import Replay

/// To read: what `Int.random` does with the numbers of a generator.
@MainActor @Suite struct RandomTests {
  @Test func `one random Int may take two numbers, and small numbers are all the same to it`() {
    var asked = 0
    var counting = AskingRandom {
      defer { asked += 1 }
      return UInt64(asked)
    }

    let drawn = (0..<5).map { _ in Int.random(in: 0...100, using: &counting) }

    #expect(drawn == [0, 0, 0, 0, 0])
    #expect(asked == 6)
  }

  @Test func `the same seed leads to the same state, for a test that is written by hand`() {
    let states = (1...2).map { _ in
      var state = SurpriseState(notes: 4_213)
      var world = SurpriseDependencies(random: SeededGenerator(seed: 9), now: { Sample.date })
      _ = SurpriseReducer.reduce(&state, .surpriseMe, &world)
      return state
    }

    #expect(states[0] == states[1])
    #expect(states[0].shown != nil, "else this test would prove nothing")
  }
}
