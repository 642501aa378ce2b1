import Foundation
import Support

@testable import ScopedOverrides

/// Calls to the learner's label in some order, each compared with what a ``Place`` says.
@MainActor struct DueDateScript {
  let steps: [DueDateStep]
  /// The app's label, made at launch.
  let app: (Date, Date) -> String

  private static let places = Place.all + Place.lookalikes

  /// Plays a tour of all places, there and back, and then random scripts, until the label is wrong.
  ///
  /// - Parameters:
  ///   - count: How many random scripts to play at most.
  ///   - isTravelling: Whether the phone flies from place to place meanwhile: only in a process of its own.
  /// - Returns: The call that went wrong, and the calls before it; nil when all went well.
  static func difference(inScripts count: Int, isTravelling: Bool = false) async -> String? {
    let app = dueDateTextInProduction()
    let tour = tour(isTravelling: isTravelling)
    if let found = Self(steps: tour, app: app).difference() { return found }
    let counterexample = await Counterexample.find(inScripts: count) { generator in
      random(isTravelling: isTravelling, using: &generator)
    } problem: { steps in
      Self(steps: steps, app: app).difference()
    }
    return counterexample?.description
  }

  /// The first and the last hour of a summer day and of a winter day, in each place: by the clocks of the other
  /// season, or of a place that looks alike, it is another day.
  private static func tour(isTravelling: Bool) -> [DueDateStep] {
    (Self.places + Self.places.reversed()).flatMap { place in
      let now = place.date(month: 1, day: 15, hour: 12)
      let moments = [(2027, 9), (2028, 1)].flatMap { year, month in
        [0, 23].map { place.date(year: year, month: month, day: 15, hour: $0) }
      }
      let steps = moments.flatMap { date -> [DueDateStep] in
        [
          .text(date, now: now, place), .header(now: date, place), .app(date, now: now),
          .newApp(date, now: now),
        ]
      }
      return isTravelling ? [.fly(to: place.timeZone.identifier)] + steps : steps
    }
  }

  /// Draws steps. They have few places and few moments, so that the same one often comes again with another.
  private static func random(
    isTravelling: Bool, using generator: inout SeededGenerator
  ) -> [DueDateStep] {
    let places = (0..<3).map { _ in generator.pick(from: Self.places) }
    let year = generator.pick(from: [2027, 2028])
    let midnight = generator.pick(from: places).date(
      year: year, month: .random(in: 1...12, using: &generator),
      day: .random(in: 1...31, using: &generator), hour: 0)
    func moment(inDays days: Int) -> Date {
      let seconds = generator.pick(from: [-3_600, -0.25, 0, 1, 3_600, 43_200, 82_800])
      return midnight + Double(days) * 86_400 + seconds
    }
    let now = (0..<2).map { _ in moment(inDays: generator.pick(from: [0, 0, 1])) }
    var dates = (0..<4).map { _ in
      moment(inDays: generator.pick(from: [-400, -7, -1, 0, 1, 1, 2, 2, 3, 7, 30, 182, 365, 366]))
    }
    dates.append(generator.pick(from: [.distantPast, .distantFuture]))
    return (0..<12).map { _ in
      let (place, date) = (generator.pick(from: places), generator.pick(from: dates))
      let now = generator.pick(from: now)
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<6: return .text(date, now: now, place)
      case 6, 7: return .header(now: now, place)
      case 8: return .newApp(date, now: now)
      case 9...10 where isTravelling: return .fly(to: place.timeZone.identifier)
      default: return .app(date, now: now)
      }
    }
  }

  private func difference() -> String? {
    for (index, step) in steps.enumerated() {
      guard let difference = step.difference(app: app) else { continue }
      let before = steps[..<index].suffix(12).map { "    \($0)\n" }.joined()
      return "\(step): \(difference)\(before.isEmpty ? "" : ", after:\n" + before)"
    }
    return nil
  }
}
