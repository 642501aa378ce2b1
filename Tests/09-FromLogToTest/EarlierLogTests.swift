import Platform
import Testing

@testable import FromLogToTest

/// Reading a log of chapter 7's screen.
@MainActor @Suite struct EarlierLogTests {
  @Test func `what was pressed are the steps, and stamps give the times`() throws {
    let log = try read(
      state(nil) + surprise(3, at: 100) + action("close") + state(nil) + surprise(1, at: 101.5)
        // The clock was set back.
        + surprise(2, at: 50))

    #expect(log.start == SurpriseState(notes: 9))
    #expect(log.steps.map(\.action) == [.surpriseMe, .close, .surpriseMe, .surpriseMe])
    #expect(log.steps.map(\.at) == [.zero, .zero, .milliseconds(1_500), .milliseconds(1_500)])
    #expect(log.steps.map(\.state.shown) == [3, nil, 1, 2])
    #expect(log.steps.map(\.drew) == [[Sample.draw(3)], [], [Sample.draw(1)], [Sample.draw(2)]])
    #expect(log.steps.allSatisfy { $0.source == .user })
  }

  @Test func `on a branch the texts come, which that screen did not have`() throws {
    let traveller = TimeTraveller(
      log: try read(state(nil) + surprise(3, at: 0)), effects: TextsAtOnce())
    traveller.jump(to: 1)

    traveller.send(.play)

    #expect(traveller.state == SurpriseState(notes: 9, shown: 3, text: "3", isPlaying: true))
  }

  @Test func `a log of version 1, without a first line, is known by its state`() throws {
    #expect(EarlierLog.holds(try LogText(state(nil))))
    #expect(!EarlierLog.holds(try LogText(TestersLog.text)))
  }

  @Test func `an earlier log that cannot be used is refused in a sentence`() {
    for (text, reason) in [
      (action("close"), "line 2: it does not begin with a state"),
      (state(nil) + state(1), "line 3: no button was pressed before it"),
      (state(nil) + #"{"rolled":{"_0":6}},"#, "line 3: it is no entry of this screen"),
      (
        state(nil) + surprise(1, at: 0) + surprise(2, at: 1e300),
        "line 13: step 2 is in another year"
      ),
      (
        state(nil) + surprise(1, at: 0) + action("surpriseMe") + drew(2) + state(7),
        "what was drawn at step 2 does not lead to its state"
      ),
      (
        state(nil) + action("surpriseMe") + drew(2) + drew(3) + state(2),
        "what was drawn at step 1 does not lead to its state"
      ),
    ] {
      let error = #expect(throws: LogError.self) { try read(text) }
      #expect(error?.description == "This log cannot be used: \(reason).")
    }
  }

  // MARK: - Fixtures

  private func read(_ entries: String) throws -> SurpriseLog {
    try EarlierLog.steps(in: LogText(LogText.firstLine(of: "Surprise me") + entries))
  }

  private func surprise(_ note: Int, at seconds: Double) -> String {
    action("surpriseMe") + drew(note) + state(note) + action("stamp", by: "effect")
      + "{\"read\":{\"_0\":\(seconds)}},\n" + state(note, at: seconds)
  }

  private func action(_ name: String, by source: String = "user") -> String {
    "{\"action\":{\"_0\":{\"\(name)\":{}},\"by\":\"\(source)\"}},\n"
  }

  private func drew(_ note: Int) -> String { "{\"drew\":{\"_0\":\(Sample.draw(note))}},\n" }

  private func state(_ shown: Int?, at seconds: Double? = nil) -> String {
    let shown = shown.map { ",\"shown\":\($0)" } ?? ""
    let shownAt = seconds.map { ",\"shownAt\":\($0)" } ?? ""
    return "{\"state\":{\"_0\":{\"notes\":9\(shown)\(shownAt),\"surprises\":0}}},\n"
  }

  private struct TextsAtOnce: EffectRunning {
    func run(
      _ effect: SurpriseEffect, answer: @escaping (SurpriseAction) -> Void
    ) -> () -> Void {
      if case .load(let note) = effect { answer(.loaded(note: note, text: "\(note)")) }
      return {}
    }
  }
}
