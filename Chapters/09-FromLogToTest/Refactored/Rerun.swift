/// Takes recorded steps again, one by one. Generated tests are written with it.
final class Rerun {
  /// The random numbers that the next step draws.
  var draws: [UInt64] = []
  /// The differences from the log, except in the states.
  private(set) var problems: [String] = []

  private var moment: Moment
  private var step = 0
  private let reduce: Reduce

  init(from state: SurpriseState, reduce: @escaping Reduce = SurpriseReducer.reduce) {
    moment = Moment(state: state)
    self.reduce = reduce
  }

  /// Presses a button.
  ///
  /// - Returns: The state that it leads to.
  func user(_ action: SurpriseAction) -> SurpriseState {
    take(action, by: .user)
  }

  /// Lets the answer of an effect come that the step `origin` began.
  ///
  /// - Returns: The state that it leads to. Where that effect does not run, the state stays.
  func effect(of origin: Int, _ action: SurpriseAction) -> SurpriseState {
    take(action, by: .effect(of: origin))
  }

  private func take(
    _ action: SurpriseAction, by source: SurpriseEvent.Source
  ) -> SurpriseState {
    step += 1
    defer { draws = [] }
    if case .effect(let origin) = source, moment.effect(answeredBy: action, from: source) == nil {
      problems.append("step \(step): nothing that step \(origin) began has this answer")
      return moment.state
    }
    let drawn = moment.take(action, by: source, step: step, drawing: draws, reduce)
    if drawn.count != draws.count {
      problems.append("step \(step): draws \(drawn.count) numbers, and drew \(draws.count)")
    }
    return moment.state
  }
}
