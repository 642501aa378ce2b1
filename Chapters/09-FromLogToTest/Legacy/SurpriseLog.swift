import Foundation

/// A log: the state at its start, and the steps from there. Step 1 is the first.
nonisolated struct SurpriseLog: Equatable, Sendable {
  var start: SurpriseState
  var steps: [SurpriseStep] = []

  init(start: SurpriseState, steps: [SurpriseStep] = []) {
    self.start = start
    self.steps = steps
  }

  /// Reads a log: entries one below the other, with a comma behind each.
  ///
  /// - Throws: ``LogError`` when it was cut off, or holds something else.
  init(text: String) throws {
    let entries = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard entries.hasSuffix(",") else { throw LogError("it ends in the middle of an entry") }
    let events: [SurpriseEvent]
    do {
      let array = Data("[\(entries.dropLast())]".utf8)
      events = try JSONDecoder().decode([SurpriseEvent].self, from: array)
    } catch {
      throw LogError("it holds what is no entry of this screen")
    }
    guard case .state(let start) = events.first else {
      throw LogError("it does not begin with a state")
    }
    self.start = start
    var rest = events.dropFirst()
    while let event = rest.popFirst() {
      let number = steps.count + 1
      guard case .action(let action, let source, let seconds) = event else {
        throw LogError("step \(number) does not begin with an action")
      }
      var drew: [UInt64] = []
      while case .drew(let draw) = rest.first {
        drew.append(draw)
        rest.removeFirst()
      }
      guard case .state(let state) = rest.popFirst() else {
        throw LogError("step \(number) does not end with a state")
      }
      let at = Duration.milliseconds((seconds * 1_000).rounded())
      steps.append(SurpriseStep(action: action, source: source, at: at, drew: drew, state: state))
    }
  }
}
