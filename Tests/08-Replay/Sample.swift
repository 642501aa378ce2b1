import Foundation

@testable import Replay

/// What the suites to read have in common.
enum Sample {
  static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A log in which the screen is closed: no number is drawn, no time is read.
  static let closing: [SurpriseEvent] = [
    .state(SurpriseState(notes: 9, shown: 2, surprises: 1)),
    .action(.close, by: .user),
    .state(SurpriseState(notes: 9, surprises: 1)),
  ]

  /// The same with a wrong state at its end.
  static let wrong: [SurpriseEvent] =
    closing.dropLast() + [.state(SurpriseState(notes: 9, shown: 2, surprises: 1))]

  /// A number that picks a note out of nine.
  static func number(picking note: Int) -> UInt64 {
    UInt64(note - 1) * (UInt64.max / 9) + UInt64.max / 18
  }

  /// A log of one surprise, in which these notes are drawn.
  static func surprise(from state: SurpriseState, drawing notes: [Int]) -> [SurpriseEvent] {
    var (shown, stamped) = (state, state)
    (shown.shown, shown.surprises) = (notes.last, state.surprises + 1)
    (stamped.shown, stamped.surprises, stamped.shownAt) = (notes.last, state.surprises + 1, date)
    return [.state(state), .action(.surpriseMe, by: .user)]
      + notes.map { .drew(number(picking: $0)) }
      + [.state(shown), .action(.stamp, by: .effect), .read(date), .state(stamped)]
  }
}
