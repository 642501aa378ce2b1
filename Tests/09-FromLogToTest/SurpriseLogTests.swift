import Testing

@testable import FromLogToTest

/// Reading the log of a tester.
@MainActor @Suite struct SurpriseLogTests {
  @Test func `the tester's log has forty steps, and the code leads to each of its states`() throws {
    let log = try SurpriseLog(text: TestersLog.text)
    var moment = Moment(state: log.start)

    for (number, step) in zip(1..., log.steps) {
      let drawn = moment.take(
        step.action, by: step.source, step: number, drawing: step.drew, SurpriseReducer.reduce)
      #expect(moment.state == step.state && drawn == step.drew, "step \(number)")
    }
    #expect(log.steps.count == 40)
  }

  @Test(arguments: bad)
  func `a log that cannot be used is refused in a sentence`(text: String, reason: String) {
    let error = #expect(throws: LogError.self) { try SurpriseLog(text: text) }

    #expect(error?.description == "This log cannot be used: \(reason).")
  }

  nonisolated private static let start = #"{"state":{"_0":{"notes":2,"isPlaying":false}}},"#
  nonisolated private static let play = #"{"action":{"_0":{"play":{}},"at":1,"by":{"user":{}}}},"#

  nonisolated private static let bad: [(text: String, reason: String)] = [
    ("", "it ends in the middle of an entry"),
    (String(start.dropLast(3)), "it ends in the middle of an entry"),
    (#"{"drew":{"_0":1}},"#, "it does not begin with a state"),
    (#"{"something":1},"#, "it holds what is no entry of this screen"),
    (start + start, "step 1 does not begin with an action"),
    (start + play, "step 1 does not end with a state"),
    (start + play + start + play + play, "step 2 does not end with a state"),
  ]
}
