import Foundation
import Platform

// REPLACE: what your legacy code reaches and a test must not. It has a real effect, as this one has on a file.

/// Counts how often the app was opened. Whoever wants the number asks `LaunchCounter.shared`.
final class LaunchCounter {
  static let shared = LaunchCounter()

  /// How often the file was read.
  private(set) var reads = 0

  private var file: URL { DocumentsFolder.current.appending(path: "launches.txt") }

  private init() {}

  var launches: Int {
    reads += 1
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text.flatMap { Int($0) } ?? 0
  }

  func countLaunch() {
    try? Data("\(launches + 1)".utf8).write(to: file)
  }
}
