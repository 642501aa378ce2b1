import Foundation
import Platform
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
    let isCut = LogError("no comma is behind it: is the log cut off?", line: 10)
    #expect(throws: isCut) { try LogReader.events(in: String(whole.dropLast(3))) }
  }

  @Test(arguments: unexplained)
  func `a log that explains nothing is named`(text: String, error: LogError) {
    #expect(throws: error) { try LogReader.events(in: text) }
  }

  @Test(arguments: [#"{"rolled":{"_0":1}},"#, "7,", "nonsense,", #"{"drew":{"_0":-1}},"#])
  func `an event that is not known is an error, with its line`(text: String) throws {
    let error = try #require(throws: LogError.self) { try LogReader.events(in: Self.state + text) }

    #expect(error.line == 2)
  }

  // MARK: - Fixtures

  private nonisolated static let unexplained: [(text: String, error: LogError)] = [
    ("", LogError("it is empty")),
    (#"{"drew":{"_0":1}},"#, LogError("it does not begin with a state", line: 1)),
    (state + #"{"drew":{"_0":1}},"#, LogError("no action asked for this", line: 2)),
    (state + state, LogError("no action led to this state", line: 2)),
    (state + close, LogError("it ends before the state that its last action led to")),
    (state + close + close, LogError("the action before it led to no state", line: 3)),
  ]

  private nonisolated static let state = #"{"state":{"_0":{"notes":9,"surprises":0}}},"# + "\n"
  private nonisolated static let close = #"{"action":{"_0":{"close":{}},"by":"user"}},"# + "\n"

  private let place = DocumentsFolder.temporary.appending(path: UUID().uuidString)
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
