import Platform
import Testing

@testable import Recording

/// To read: a recording is a test. Recorder and player know nothing of the counter, which they record and play again.
@MainActor @Suite struct CounterLogTests {
  @Test func `what a counter did live is played again without a seed`() throws {
    let log = try session()

    #expect(try ScreenPlayer<Counter>.differences(in: log, from: 0) == [])
    #expect(try LogText(log).entries.count > 10, "two buttons were pressed, and numbers drawn")
  }

  @Test func `a wrong start and a wrong result are one difference each`() throws {
    let log = try session()
    let wrong = log.replacing(#"{"state":{"_0":1}},"#, with: #"{"state":{"_0":2}},"#)

    #expect(
      try ScreenPlayer<Counter>.differences(in: log, from: 5)
        == ["entry 0: state(5), and was state(0)"])
    #expect(
      try ScreenPlayer<Counter>.differences(in: wrong, from: 0)
        == ["entry 2: state(1), and was state(2)"])
  }

  @Test func `a draw too many, and a draw too few, is a difference`() throws {
    let start = LogText.firstLine(of: Counter.name) + #"{"state":{"_0":0}},"# + "\n"
    let action = #"{"action":{"_0":{"randomize":{}},"by":"user"}},"# + "\n"
    let increment = #"{"action":{"_0":{"increment":{}},"by":"user"}},"# + "\n"
    let (drew, zero) = (#"{"answer":{"_0":7}},"# + "\n", #"{"state":{"_0":0}},"# + "\n")

    let tooMany = try ScreenPlayer<Counter>.differences(in: start + action + zero, from: 0)
    let tooFew = try ScreenPlayer<Counter>.differences(in: start + increment + drew + zero, from: 0)

    #expect(tooMany.first?.hasPrefix("entry 2: answer(") == true)
    #expect(tooFew == ["entry 2: state(1), and was answer(7)"])
  }

  // MARK: - Fixtures

  /// The text of a log with the system's random numbers.
  private func session() throws -> String {
    let log = MemoryLog()
    let recorder = BlockingRecorder(log: log)
    let screen = ScreenRecorder<Counter>(0, in: SystemRandomNumberGenerator()) {
      recorder.record($0)
    }
    screen.send(.increment)
    for _ in 1...3 { screen.send(.randomize) }
    return LogText.firstLine(of: Counter.name) + log.texts.map { "\($0),\n" }.joined()
  }
}
