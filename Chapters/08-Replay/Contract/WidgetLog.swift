import Foundation

/// The log of the widget "Surprise me": it read the clock, drew twice, and read the clock again.
enum WidgetLog {
  static let events: [SurpriseEvent] = [
    .state(SurpriseState(notes: 40, shown: 25, shownAt: time(0), surprises: 14)),
    .action(.surpriseMe, by: .user),
    .read(time(7_200.25)),
    .drew(11_435_962_024_328_806_855),
    .drew(16_702_263_331_654_998_450),
    .read(time(7_200.5)),
    .state(SurpriseState(notes: 40, shown: 37, shownAt: time(7_200.5), surprises: 15)),
  ]

  private static func time(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: 817_040_000 + seconds)
  }
}
