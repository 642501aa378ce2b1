import Foundation

/// Prints the log of the app.
enum LogScene {
  static func show() {
    let text = (try? String(contentsOf: LogFile.shared.place, encoding: .utf8)) ?? ""
    print("\nThe log, \(LogFile.shared.place.lastPathComponent), ends with:")
    for line in text.split(separator: "\n").suffix(10) { print("  \(line)") }
  }
}
