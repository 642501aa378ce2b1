@testable import FromLogToTest

/// What a test throws in place of hanging.
nonisolated struct TakesRealTime: Error {}

nonisolated extension Playback {
  /// Lets time pass. A playback that sleeps meanwhile is given up after a second, so that no test hangs.
  func advanceAtOnce(by duration: Duration) async throws {
    let work = Task { await advance(by: duration) }
    let alarm = Task {
      // Many short pauses: on a busy machine they take longer, as the work does.
      for _ in 1...100 { try await Task.sleep(for: .milliseconds(10)) }
      work.cancel()
    }
    await work.value
    alarm.cancel()
    if work.isCancelled { throw TakesRealTime() }
  }
}
