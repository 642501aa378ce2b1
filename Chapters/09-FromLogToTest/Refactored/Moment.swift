/// What is between two steps: a state, and the effects that run.
nonisolated struct Moment: Equatable, Sendable {
  private(set) var state: SurpriseState
  /// The effects that run, in the order in which they began.
  private(set) var running: [RunningEffect] = []

  init(state: SurpriseState) { self.state = state }

  /// The effect that an action is the answer of; nil for a button, and where that effect does not run.
  func effect(
    answeredBy action: SurpriseAction, from source: SurpriseEvent.Source
  ) -> RunningEffect? {
    guard case .effect(let step) = source, let effect = action.answered else { return nil }
    return running.first { $0 == RunningEffect(effect: effect, step: step) }
  }

  /// Whether a step of a log happens: a button always, an answer only where its effect runs.
  func allows(_ step: SurpriseStep) -> Bool {
    step.source == .user || effect(answeredBy: step.action, from: step.source) != nil
  }

  /// Performs an action, and ends the effect that the action answers.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - source: Where it came from.
  ///   - step: The number of the step. It identifies the new effects.
  ///   - recorded: The random numbers to draw first.
  ///   - reduce: What happens on an action.
  /// - Returns: The random numbers that were drawn.
  @discardableResult
  mutating func take(
    _ action: SurpriseAction, by source: SurpriseEvent.Source, step: Int,
    drawing recorded: [UInt64] = [], _ reduce: Reduce
  ) -> [UInt64] {
    let answered = effect(answeredBy: action, from: source)
    running.removeAll { $0 == answered }
    let numbers = RecordedNumbers(recorded)
    var random: any RandomNumberGenerator = numbers
    for effect in reduce(&state, action, &random) {
      if case .cancel(let kind) = effect {
        running.removeAll { $0.effect.kind == kind }
      } else {
        running.append(RunningEffect(effect: effect, step: step))
      }
    }
    return numbers.drawn
  }
}
