import Platform

@testable import Recording

/// Plays any log of the screen "Surprise me" again: the log brings the start, the numbers, the times and the actions.
@MainActor enum LogPlayer {
  /// Sends what the user sent.
  ///
  /// - Returns: What a recorder writes meanwhile: the same log.
  static func play(_ events: [SurpriseEvent]) throws -> [SurpriseEvent] {
    guard case .state(let start) = events.first else {
      throw LogError("it does not begin with a state")
    }
    let numbers = events.compactMap { if case .drew(let number) = $0 { number } else { nil } }
    var dates = events.compactMap { if case .read(let date) = $0 { date } else { nil } }
    let log = MemoryLog()
    let store = SurpriseStore(
      state: start,
      dependencies: .testing(
        random: Numbers(numbers), now: { dates.removeFirst() }, save: { _ in }),
      recorder: BlockingRecorder(log: log))

    for case .action(let action, by: .user) in events { store.send(action) }

    return try log.events
  }
}
