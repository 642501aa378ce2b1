import Testing

@testable import FromLogToTest

@MainActor @Suite struct TimeTravellerTests {
  @Test func `a jump behind the end of the log goes to its end`() {
    let traveller = TimeTraveller(log: TestersLog.log)

    traveller.jump(to: 1_000)

    #expect(traveller.position == 40)
  }

  // Your tests of the time traveller go here.
}
