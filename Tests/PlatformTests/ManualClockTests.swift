import Platform
import Testing

@Suite struct ManualClockTests {
  private let clock = ManualClock()

  /// Starts a sleep, and returns its task once it sleeps.
  private func sleep(_ duration: Duration) async -> Task<Void, any Error> {
    let sleeps = clock.due.count
    let task = Task { [clock] in try await clock.sleep(for: duration) }
    while clock.due.count == sleeps { await Task.yield() }
    return task
  }

  @Test func `a sleep ends when its time has come, and not before`() async throws {
    let long = await sleep(.seconds(2))
    let short = await sleep(.seconds(1))
    #expect(clock.due == [.seconds(1), .seconds(2)])

    clock.advance(by: .milliseconds(999))
    #expect(clock.due == [.seconds(1), .seconds(2)])
    clock.advance(by: .milliseconds(1))
    try await short.value
    #expect(clock.due == [.seconds(2)])
    clock.advance(by: .seconds(5))
    try await long.value

    #expect(clock.sleeps == 2)
  }

  @Test func `a cancelled sleep throws at once`() async {
    let task = await sleep(.seconds(1))
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.due == [])
  }

  @Test func `a task that was cancelled before does not sleep`() async {
    let task = Task { [clock] in
      while !Task.isCancelled { await Task.yield() }
      try await clock.sleep(for: .seconds(1))
    }
    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleeps == 1)
  }

  @Test func `a sleep until now or earlier ends at once`() async throws {
    let start = clock.now
    clock.advance(by: .seconds(1))

    try await clock.sleep(until: start)
    try await clock.sleep(for: .zero)

    #expect(clock.due == [])
  }
}
