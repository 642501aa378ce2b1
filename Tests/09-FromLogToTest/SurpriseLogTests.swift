import Platform
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

    #expect(
      error?.description == "This log cannot be used: \(reason)"
        + (reason.hasSuffix("?") ? "" : "."))
  }

  nonisolated private static let start = #"{"state":{"_0":{"notes":2,"isPlaying":false}}},"# + "\n"
  nonisolated private static let play =
    #"{"action":{"_0":{"play":{}},"at":1,"by":{"user":{}}}},"# + "\n"

  nonisolated private static let bad: [(text: String, reason: String)] = [
    (" \n", "it is empty"),
    (String(start.dropLast(4)), "line 1: no comma is behind it: is the log cut off?"),
    (start + play.dropLast(3), "line 2: no comma is behind it: is the log cut off?"),
    (#"{"drew":{"_0":1}},"#, "line 1: it does not begin with a state"),
    (start + #"{"something":1},"#, "line 2: it is no entry of this screen"),
    (start + start, "line 2: step 1 does not begin with an action"),
    (start + play, "line 2: step 1 does not end with a state"),
    (start + play + start + play + play, "line 4: step 2 does not end with a state"),
    (
      start + play.replacing("1,", with: "1e300,"),
      "line 2: step 1 is at a time before the last step's, or in another year"
    ),
    (
      start + play.replacing("1,", with: "-0.5,"),
      "line 2: step 1 is at a time before the last step's, or in another year"
    ),
    (
      start + play + start + play.replacing("1,", with: "0.5,") + start,
      "line 4: step 2 is at a time before the last step's, or in another year"
    ),
    (
      start + play.replacing(#"{"user":{}}"#, with: #"{"effect":{"of":1}}"#) + start,
      "line 2: step 1 answers an effect of no step before it"
    ),
    (
      LogText.firstLine(of: "Surprise me") + start,
      #"it is a log of the screen "Surprise me", not of "Surprise me, with texts""#
    ),
  ]
}
