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

  // Your tests of the player go here.
}
