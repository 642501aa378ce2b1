/// Goes to any step of a log, and from there on other ways.
final class TimeTraveller {
  /// The log, and after it the branches that were made. Each is whole: from the start to its last step.
  private(set) var paths: [SurpriseLog]
  /// The number of the path that is travelled on; the log is 0.
  private(set) var current = 0
  /// How many steps have been taken on it: 0 at the start.
  private(set) var position = 0

  private let reduce: Reduce
  private let effects: any EffectRunning
  /// What should run.
  private var wanted: [RunningEffect] = []
  /// What runs now, each under a number of its own, and what ends it.
  private var running: [RunningEffect: (id: Int, end: () -> Void)] = [:]
  private var begun = 0

  init(
    log: SurpriseLog, reduce: @escaping Reduce = SurpriseReducer.reduce,
    effects: any EffectRunning = LiveEffects()
  ) {
    paths = [log]
    self.reduce = reduce
    self.effects = effects
  }

  var path: SurpriseLog { paths[current] }
  var state: SurpriseState { state(at: position) }

  /// The state after so many steps of the path.
  func state(at step: Int) -> SurpriseState { moment(at: step).state }

  /// The state after so many steps, and what ran then.
  func moment(at step: Int) -> Moment {
    var moment = Moment(state: path.start)
    for (number, step) in zip(1..., path.steps.prefix(step)) where moment.allows(step) {
      moment.take(step.action, by: step.source, step: number, drawing: step.drew, reduce)
    }
    return moment
  }

  /// Goes to a step, or to the nearest that there is. What runs is ended: its answer does not come.
  ///
  /// - Parameters:
  ///   - step: How many steps are taken from the start.
  ///   - number: The path; nil for the one that is travelled on.
  func jump(to step: Int, on number: Int? = nil) {
    run([])
    current = number ?? current
    position = min(max(step, 0), path.steps.count)
  }

  /// Presses a button. This begins a branch, except at the end of one.
  ///
  /// Effects that ran at this step begin again on the branch, unless the button ends them.
  func send(_ action: SurpriseAction) {
    if current == 0 || position < path.steps.count {
      let branch = SurpriseLog(start: path.start, steps: Array(path.steps.prefix(position)))
      paths.append(branch)
      current = paths.count - 1
    }
    take(action, by: .user)
  }

  /// Adds a step to the branch.
  private func take(_ action: SurpriseAction, by source: SurpriseEvent.Source) {
    var moment = moment(at: position)
    let drew = moment.take(action, by: source, step: position + 1, reduce)
    // A branch has no clock: its steps happen when the step before them did.
    let at = path.steps.last?.at ?? .zero
    paths[current].steps.append(
      SurpriseStep(action: action, source: source, at: at, drew: drew, state: moment.state))
    position += 1
    run(moment.running)
  }

  /// Ends unwanted effects that run, and begins wanted effects that do not run.
  private func run(_ wanted: [RunningEffect]) {
    self.wanted = wanted
    for (effect, started) in running where !wanted.contains(effect) {
      running[effect] = nil
      started.end()
    }
    // An answer that comes at once is a step of its own: after it, other effects are wanted.
    while let effect = self.wanted.first(where: { running[$0] == nil }) {
      begun += 1
      let id = begun
      running[effect] = (id, {})
      let end = effects.run(effect.effect) { [weak self] in self?.land($0, of: effect, id) }
      if running[effect]?.id == id { running[effect]?.end = end }
    }
  }

  /// Takes an answer, unless its effect was ended.
  private func land(_ answer: SurpriseAction, of effect: RunningEffect, _ id: Int) {
    guard running[effect]?.id == id else { return }
    running[effect] = nil
    take(answer, by: .effect(of: effect.step))
  }
}
