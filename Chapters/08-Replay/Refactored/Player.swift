/// Plays a log again, and compares every state with the one that was recorded.
struct Player {
  typealias Reduce =
    @MainActor (inout SurpriseState, SurpriseAction, inout SurpriseDependencies) ->
    [SurpriseAction]

  /// What happens on an action: the code under test.
  var reduce: Reduce = SurpriseReducer.reduce
  /// Makes the world for one action. The world reports problems to the function passed in.
  var makeReplay: (@escaping (String) -> Void) -> any Replay = { _ in OneShotReplay() }

  /// Plays a log.
  ///
  /// - Returns: Where it went otherwise than recorded; nothing when all is the same.
  func mismatches(in events: [SurpriseEvent]) -> [Mismatch] {
    var found: [Mismatch] = []
    guard case .state(var state) = events.first else {
      return [Mismatch(step: 0, difference: "a log begins with a state", entry: events.first)]
    }
    var (effects, answers) = ([SurpriseAction](), [SurpriseEvent]())
    var action: SurpriseAction?
    for (step, event) in events.enumerated().dropFirst() {
      func add(_ difference: String) {
        found.append(Mismatch(step: step, difference: difference, entry: event))
      }
      switch event {
      case .action(let next, let source):
        if let action { add("the state that \(action) led to is missing") }
        if source == .effect, effects.first == next {
          effects.removeFirst()
        } else {
          if source == .effect { add("no action led to \(next)") }
          effects.forEach { add("\($0) should come first") }
          effects = []
        }
        action = next
      case .drew, .read:
        answers.append(event)
      case .state(let recorded):
        if let action {
          effects = perform(action, on: &state, with: answers, add) + effects
        }
        if state != recorded { add(state.difference(from: recorded)) }
        (state, action, answers) = (recorded, nil, [])
      }
    }
    let rest = ([action] + effects).compactMap { $0 }
    return found
      + rest.map { Mismatch(step: events.count, difference: "the log ends before \($0)") }
  }

  /// Lets an action happen in a world of its own.
  private func perform(
    _ action: SurpriseAction, on state: inout SurpriseState, with answers: [SurpriseEvent],
    _ report: @escaping (String) -> Void
  ) -> [SurpriseAction] {
    let replay = makeReplay(report)
    answers.forEach(replay.answer)
    var dependencies = replay.dependencies
    let effects = reduce(&state, action, &dependencies)
    replay.finish()
    return effects
  }
}
