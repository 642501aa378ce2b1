import Foundation
import Support

/// A step of a script: what the user does, and time.
enum RatingStep {
  case launch
  case asked
  case declined
  /// Some seconds pass.
  case pass(TimeInterval)
  /// The app is started again, in a version.
  case start(version: String)
  /// Another part of the app makes a second prompt on the same store, and uses that one from here on. The first one
  /// goes on existing.
  case takeTurns

  static let day: TimeInterval = 24 * 60 * 60

  static func any(_ generator: inout SeededGenerator) -> RatingStep {
    switch generator.pick(from: Array(0...19)) {
    case 0...8: .launch
    case 9...10: .asked
    case 11: generator.pick(from: [.declined, .launch, .launch])
    case 12...15:
      .pass(generator.pick(from: [1, day, 10 * day, 30 * day - 1, 30 * day, -day, -40 * day]))
    case 16...17: .start(version: generator.pick(from: ["2.0", "2.1", "2.1.1", "2.10"]))
    default: .takeTurns
    }
  }
}
