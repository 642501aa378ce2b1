import Platform

/// What a window shows at a moment. A busy machine may be late, but fires its timers in their order.
@MainActor final class Look {
  /// The lines that are not empty; nil before that moment.
  private(set) var lines: [String]?

  /// - Parameters:
  ///   - window: The window.
  ///   - seconds: The time from now on.
  init(at window: Window, after seconds: Double) {
    _ = ScreenTimer(after: seconds) { self.lines = window.filledLines }
  }
}
