import Foundation

/// A log: the state at its start, and the steps from there. Step 1 is the first.
nonisolated struct SurpriseLog: Equatable, Sendable {
  var start: SurpriseState
  var steps: [SurpriseStep] = []

  init(start: SurpriseState, steps: [SurpriseStep] = []) {
    self.start = start
    self.steps = steps
  }

  /// Reads a log: an entry a line, with a comma behind each.
  ///
  /// - Throws: ``LogError`` when it was cut off, or holds something else.
  init(text: String) throws {
    let lines = text.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
    if lines.isEmpty { throw LogError("it is empty") }
    let events = try zip(1..., lines).map { number, line in
      guard let end = line.lastIndex(where: { !$0.isWhitespace }), line[end] == "," else {
        throw LogError("entry \(number) has no comma behind it: is it cut off?")
      }
      do {
        return try JSONDecoder().decode(SurpriseEvent.self, from: Data(line[..<end].utf8))
      } catch {
        throw LogError("entry \(number) is none of this screen")
      }
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
