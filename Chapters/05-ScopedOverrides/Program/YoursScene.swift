import Foundation

/// Labels three notes by when they are due, here and now.
enum YoursScene {
  static func play() {
    let text = dueDateTextInProduction()
    let now = Date.now
    let halfADay = TimeInterval(12 * 60 * 60)
    let yesterday = Calendar.current.date(byAdding: .day, value: -1, to: now) ?? now
    print("It is \(now). In the time zone and the language of this machine:")
    print("  due yesterday:       \(text(yesterday, now))")
    print("  due now:             \(text(now, now))")
    print("  due in twelve hours: \(text(now + halfADay, now))")
  }
}
