@testable import HumbleObject

/// A timer that fires when a test says so, until it is stopped.
final class ManualTimer: EditorTimer {
  private var action: (() -> Void)?

  var isRunning: Bool { action != nil }

  func start(_ action: @escaping () -> Void) { self.action = action }
  func invalidate() { action = nil }
  func fire() { action?() }
}
