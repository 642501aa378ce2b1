/// A time of the day, to the minute.
nonisolated struct TimeOfDay: Equatable, Sendable, CustomStringConvertible {
  /// The minutes since midnight, below 24 hours.
  private let minutes: Int

  init(_ hour: Int, _ minute: Int = 0) { minutes = hour * 60 + minute }

  var hour: Int { minutes / 60 }

  var description: String { "\(hour):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" }

  /// The time some minutes earlier, which may be on the day before.
  static func - (time: TimeOfDay, minutes: Int) -> TimeOfDay {
    TimeOfDay(0, ((time.minutes - minutes) % 1440 + 1440) % 1440)
  }
}
