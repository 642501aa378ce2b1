@testable import FromLogToTest

/// Logs to play.
nonisolated enum Sample {
  static let start = SurpriseState(notes: 9)

  /// A log of these steps, with the times and sources given, in which the numbers drawn lead to the notes 1, 2, 3…
  static func log(
    _ steps: [(at: Duration, action: SurpriseAction, by: SurpriseEvent.Source)]
  ) -> SurpriseLog {
    var (moment, note) = (Moment(state: start), 0)
    return SurpriseLog(
      start: start,
      steps: zip(1..., steps).map { number, step in
        var drew: [UInt64] = []
        if step.action == .surpriseMe || step.action == .tick {
          note += 1
          drew = [draw(note)]
        }
        moment.take(
          step.action, by: step.by, step: number, drawing: drew, SurpriseReducer.reduce)
        return SurpriseStep(
          action: step.action, source: step.by, at: step.at, drew: drew, state: moment.state)
      })
  }

  /// The random number that picks a note out of nine: the middle of its ninth.
  static func draw(_ note: Int) -> UInt64 {
    UInt64.max / 9 * UInt64(note - 1) + UInt64.max / 18
  }

  static func loaded(_ note: Int) -> SurpriseAction { .loaded(note: note, text: "Text \(note)") }
}

nonisolated extension Duration {
  static func hours(_ count: Int) -> Duration { .seconds(3_600 * count) }
}
