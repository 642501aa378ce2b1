import Synchronization

/// A playback that any thread may advance: all that changes is under a lock. It keeps its own list of what runs.
nonisolated final class LockedPlayback: Playback {
  private struct Progress {
    var state: SurpriseState
    var now = Duration.zero
    var next = 0
    /// The effects that each step of the log began and that were neither answered nor ended.
    var running: [Int: Set<SurpriseEffect>] = [:]
  }

  private let steps: [SurpriseStep]
  private let reduce: Reduce
  private let show: @Sendable (Frame) -> Void
  private let progress: Mutex<Progress>

  init(log: SurpriseLog, reduce: @escaping Reduce, show: @escaping @Sendable (Frame) -> Void) {
    steps = log.steps
    self.reduce = reduce
    self.show = show
    progress = Mutex(Progress(state: log.start))
  }

  var state: SurpriseState { progress.withLock { $0.state } }

  func advance(by duration: Duration) async {
    let end = progress.withLock { $0.now } + duration
    while next.map({ $0.at <= end }) ?? false { showNext() }
    progress.withLock { $0.now = end }
  }

  func send(_ action: SurpriseAction) async {
    show(progress.withLock { happen(action, number: nil, drew: [], &$0) })
  }

  func play() async {
    let start = ContinuousClock.now
    while let next {
      try? await Task.sleep(until: start + next.at)
      if Task.isCancelled { return }
      showNext()
    }
  }

  private var next: SurpriseStep? {
    progress.withLock { $0.next < steps.count ? steps[$0.next] : nil }
  }

  /// Comes to the next step, and shows it if it happens.
  private func showNext() {
    let frame = progress.withLock { progress -> Frame? in
      let step = steps[progress.next]
      progress.next += 1
      progress.now = step.at
      if case .effect(let origin) = step.source {
        guard let answered = step.action.answered,
          progress.running[origin]?.remove(answered) != nil
        else { return nil }
      }
      return happen(step.action, number: progress.next, drew: step.drew, &progress)
    }
    if let frame { show(frame) }
  }

  private func happen(
    _ action: SurpriseAction, number: Int?, drew: [UInt64], _ progress: inout Progress
  ) -> Frame {
    var random: any RandomNumberGenerator = RecordedNumbers(drew)
    for effect in reduce(&progress.state, action, &random) {
      if case .cancel(let kind) = effect {
        progress.running = progress.running.mapValues { $0.filter { $0.kind != kind } }
      } else if let number {
        progress.running[number, default: []].insert(effect)
      }
    }
    return Frame(at: progress.now, action: action, state: progress.state)
  }
}
