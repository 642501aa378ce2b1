import Foundation
import Testing

@testable import Recording

/// Further: a log that is read back, whole, cut off or malformed.
@MainActor @Suite struct LogReaderTests {
  @Test(arguments: [true, false])
  func `what a recorder wrote is read back, pretty or not`(isPretty: Bool) throws {
    let store = try play(JSONEntryEncoder(isPretty: isPretty))

    let events = try LogReader.events(in: text)

    #expect(events.count == 9)
    #expect(events.last == .state(store.state))
  }

  @Test func `a log that was cut off anywhere is an error, and no trap`() throws {
    _ = try play(JSONEntryEncoder())
    let whole = try text

    for length in 0..<whole.count - 2 {
      let cut = String(whole.prefix(length))
      // Between two steps a shorter log is a log as well.
      if let events = try? LogReader.events(in: cut) {
        let isBetweenSteps = cut.hasSuffix(",") || cut.hasSuffix(",\n")
        #expect(isBetweenSteps, "cut off after \(length) characters, it was read as \(events)")
        if case .state = events.last { continue }
        Issue.record("\(events) does not end with a state")
      }
    }
    #expect(throws: LogError.cutOff) { try LogReader.events(in: String(whole.dropLast(3))) }
  }

  @Test(arguments: [
    ("", LogError.withoutBeginning), (#"{"drew":{"_0":1}},"#, .withoutBeginning),
    (state + #"{"drew":{"_0":1}},"#, .unexplained(1)), (state + state, .unexplained(1)),
    (state + close, .unfinished(2)), (state + close + close, .unfinished(2)),
  ])
  func `a log that explains nothing is named`(text: String, error: LogError) {
    #expect(throws: error) { try LogReader.events(in: text) }
  }

  @Test(arguments: [#"{"rolled":{"_0":1}},"#, "7,", "nonsense,", #"{"drew":{"_0":-1}},"#])
  func `an event that is not known is an error`(text: String) throws {
    let error = try #require(throws: LogError.self) { try LogReader.events(in: Self.state + text) }

    guard case .unreadable = error else {
      Issue.record("\(error)")
      return
    }
  }

  // MARK: - Fixtures

  private nonisolated static let state = #"{"state":{"_0":{"notes":9,"surprises":0}}},"#
  private nonisolated static let close = #"{"action":{"_0":{"close":{}},"by":"user"}},"#

  private let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var text: String { get throws { try String(contentsOf: place, encoding: .utf8) } }

  /// Writes a log into a file of the test's own.
  private func play(_ encoder: JSONEntryEncoder) throws -> SurpriseStore {
    let store = SurpriseStore(
      state: SurpriseState(notes: 9),
      dependencies: .testing(
        random: Numbers(picking: [4], of: 9), now: { .distantPast }, save: { _ in }),
      recorder: BlockingRecorder(encoder: encoder, log: LogFile(at: place)))
    store.send(.surpriseMe)
    store.send(.close)
    return store
  }
}
