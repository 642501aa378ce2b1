import Foundation
import Platform

/// The app in a process that an exit test started.
@MainActor enum InApp {
  /// Waits until a window shows some lines.
  ///
  /// - Returns: Whether it does within five seconds.
  static func waits(for lines: [String], in window: Window) async -> Bool {
    let end = Date.now + 5
    while window.visible != lines {
      if Date.now > end { return false }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return true
  }
}
