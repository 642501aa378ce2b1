import Foundation

@testable import Recording

/// What the suites to read have in common.
enum Sample {
  static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A world in which these numbers are drawn, and it is always the same time.
  static func dependencies(drawing numbers: [UInt64]) -> SurpriseDependencies {
    SurpriseDependencies(random: Drawing(numbers: numbers), now: { date }, save: { _ in })
  }

  /// A number that picks a note out of nine.
  static func number(picking note: Int) -> UInt64 {
    UInt64(note - 1) * (UInt64.max / 9) + UInt64.max / 18
  }
}
