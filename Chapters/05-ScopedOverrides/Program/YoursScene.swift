import Foundation

/// Labels three notes by when they are due, here and now.
enum YoursScene {
  static func play() {
    let now = Date.now
    let halfADay = TimeInterval(12 * 60 * 60)
    let yesterday = Calendar.current.date(byAdding: .day, value: -1, to: now) ?? now
    print("It is \(now). In the time zone and the language of this machine:")
    print("  due yesterday:       \(dueDateTextInProduction(for: yesterday, now: now))")
    print("  due now:             \(dueDateTextInProduction(for: now, now: now))")
    print("  due in twelve hours: \(dueDateTextInProduction(for: now + halfADay, now: now))")
  }
}
