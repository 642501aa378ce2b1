import Foundation

@testable import SproutAndWrap

/// The settings in the app's own database.
enum AppSettings {
  static func set(_ settings: (name: String, value: String)...) throws {
    for (name, value) in settings {
      try AppDatabase.shared.sqlite.execute(
        "INSERT OR REPLACE INTO setting VALUES (?, ?)", [.text(name), .text(value)])
    }
  }

  /// The time of the real clock, some hours from now, as in `22:30`.
  static func clock(_ hours: Double) -> String {
    let date = Date.now + hours * 3600
    let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
    return "\(parts.hour ?? 0):\(parts.minute ?? 0)"
  }
}
