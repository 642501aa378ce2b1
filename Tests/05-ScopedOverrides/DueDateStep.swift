import Foundation
import Support

@testable import ScopedOverrides

/// A call to the learner's label, or a flight of the phone.
nonisolated enum DueDateStep: CustomStringConvertible {
  case text(Date, now: Date, Place)
  case header(now: Date, Place)
  /// The app's label, made at launch.
  case app(Date, now: Date)
  /// One that is made only now.
  case newApp(Date, now: Date)
  case fly(to: String)

  var description: String {
    switch self {
    case .text(let date, let now, let place):
      "dueDateText(for: \(date), now: \(now)) in \(place.testDescription)"
    case .header(let now, let place):
      "dueDateHeader(now: \(now)) in \(place.testDescription)"
    case .app(let date, let now): "the app's label for \(date), now \(now)"
    case .newApp(let date, let now): "a new label of the app for \(date), now \(now)"
    case .fly(let zone): "a flight to \(zone)"
    }
  }

  /// Takes the step.
  ///
  /// - Parameter app: The app's label, made at launch.
  /// - Returns: What the label said and what it should have said, where the two differ.
  @MainActor func difference(app: (Date, Date) -> String) -> String? {
    let (found, expected) =
      switch self {
      case .text(let date, let now, let place):
        (
          dueDateText(for: date, now: now, timeZone: place.timeZone, locale: place.locale),
          place.text(for: date, now: now)
        )
      case .header(let now, let place):
        (
          dueDateHeader(now: now, timeZone: place.timeZone, locale: place.locale),
          place.words.header + place.written(now)
        )
      case .app(let date, let now): (app(date, now), Place.phone.text(for: date, now: now))
      case .newApp(let date, let now):
        (dueDateTextInProduction()(date, now), Place.phone.text(for: date, now: now))
      case .fly(let zone):
        (Self.fly(to: zone), "")
      }
    return found == expected ? nil : "\(found.debugDescription), not \(expected.debugDescription)"
  }

  private static func fly(to zone: String) -> String {
    Place.fly(to: zone)
    return ""
  }
}
