@testable import HumbleObject

/// A timer that never fires, and knows whether it was stopped.
final class TimerSpy: EditorTimer {
  private(set) var isInvalidated = false

  func invalidate() { isInvalidated = true }
}
