import Foundation

/// What the program prints about yesterday's log, legacy or refactored.
enum ReplayScene {
  /// Puts the log where it can be played, and says what is in it.
  static func show() {
    YesterdaysLog.save()
    print("Yesterday's log has \(events.count) entries. Entry 10 is the moment the user means:")
    let lines = YesterdaysLog.text.split(separator: "\n")
    for number in 7...12 {
      print("  \(number < 10 ? " " : "")\(number)  \(lines[number].dropLast())")
    }
  }

  static var events: [SurpriseEvent] { (try? SurpriseLog.events(in: YesterdaysLog.text)) ?? [] }

  /// Prints what a player found.
  static func show(_ mismatches: [Mismatch]) {
    if mismatches.isEmpty { print("  All states are as recorded.") }
    for mismatch in mismatches { print("  \(mismatch)") }
  }

  static func showReport() {
    let text = ReplayReport.shared.text
    if text.isEmpty { print("  (nothing)") }
    for line in text.split(separator: "\n") { print("  \(line)") }
  }
}
