import Testing

@testable import FromLogToTest

/// The tester's log under another reducer than the one that was recorded.
@MainActor @Suite struct OtherReducerTests {
  @Test func `an answer whose effect does not run any longer does not come`() {
    let log = TestersLog.log
    let traveller = TimeTraveller(log: log, reduce: FixedReducer.reduce)

    #expect(traveller.state(at: 19) == log.steps[18].state)
    #expect(traveller.moment(at: 20) == traveller.moment(at: 19))
    #expect(!traveller.moment(at: 19).allows(log.steps[19]))
    #expect(traveller.state(at: 40) == log.steps[39].state)
  }
}
