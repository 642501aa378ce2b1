import Platform

/// A log: the state at its start, and the steps from there. Step 1 is the first.
nonisolated struct SurpriseLog: Equatable, Sendable {
  var start: SurpriseState
  var steps: [SurpriseStep] = []

  init(start: SurpriseState, steps: [SurpriseStep] = []) {
    self.start = start
    self.steps = steps
  }

  /// Reads a log.
  ///
  /// - Throws: `LogError` when it was cut off, or holds something else.
  init(text: String) throws { try self.init(LogText(text)) }

  /// Reads the steps of a log.
  ///
  /// - Throws: `LogError` when it is another screen's, or an entry is missing or out of its place.
  init(_ text: LogText) throws {
    var rest = try text.events(SurpriseEvent.self, of: SurpriseEvent.screen)[...]
    guard let first = rest.popFirst(), case .state(let start) = first.event else {
      throw LogError("it does not begin with a state", line: text.entries.first?.line)
    }
    self.start = start
    while let (line, event) = rest.popFirst() {
      let number = steps.count + 1
      guard case .action(let action, let source, let seconds) = event else {
        throw LogError("step \(number) does not begin with an action", line: line)
      }
      let isPossible = (0..<Self.longest).contains(seconds)
      let at = Duration.milliseconds(isPossible ? (seconds * 1_000).rounded() : -1)
      guard at >= steps.last?.at ?? .zero else {
        throw LogError(
          "step \(number) is at a time before the last step's, or in another year", line: line)
      }
      if case .effect(let origin) = source, !(1..<number).contains(origin) {
        throw LogError("step \(number) answers an effect of no step before it", line: line)
      }
      var drew: [UInt64] = []
      while case .drew(let draw) = rest.first?.event {
        drew.append(draw)
        rest.removeFirst()
      }
      guard case .state(let state) = rest.popFirst()?.event else {
        throw LogError("step \(number) does not end with a state", line: line)
      }
      steps.append(SurpriseStep(action: action, source: source, at: at, drew: drew, state: state))
    }
  }

  /// The longest session that can be read, in seconds: a year.
  static let longest = 366.0 * 24 * 60 * 60
}
