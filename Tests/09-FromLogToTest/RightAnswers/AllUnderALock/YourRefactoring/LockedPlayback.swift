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
    for frame in progress.withLock({ due(within: duration, &$0) }) { show(frame) }
  }

  func send(_ action: SurpriseAction) async {
    show(progress.withLock { happen(action, number: nil, drew: [], &$0) })
  }

  func play() async {
    let start = ContinuousClock.now
    for step in steps {
      guard (try? await Task.sleep(until: start + step.at)) != nil else { return }
      await advance(by: step.at - progress.withLock { $0.now })
    }
  }

  private func due(within duration: Duration, _ progress: inout Progress) -> [Frame] {
    let end = progress.now + duration
    defer { progress.now = end }
    var frames: [Frame] = []
    while progress.next < steps.count, steps[progress.next].at <= end {
      let step = steps[progress.next]
      progress.next += 1
      progress.now = step.at
      if case .effect(let origin) = step.source {
        guard let answered = step.action.answered,
          progress.running[origin]?.remove(answered) != nil
        else { continue }
      }
      frames.append(happen(step.action, number: progress.next, drew: step.drew, &progress))
    }
    return frames
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
