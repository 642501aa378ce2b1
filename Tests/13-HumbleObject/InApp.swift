import Platform

/// The app in a process that an exit test started.
@MainActor enum InApp {
  /// Waits until a window shows some lines. It counts turns of the main queue, because a busy machine is slow.
  ///
  /// - Returns: Whether it does within half a second, or more.
  static func waits(for lines: [String], in window: Window) async -> Bool {
    for _ in 1...10 where window.filledLines != lines {
      await wait(0.05)
    }
    return window.filledLines == lines
  }

  /// Waits as long as code needs that goes through other threads, such as an actor: longer on a busy machine.
  static func letOthersWork() async {
    for _ in 1...50 { await Task.detached {}.value }
  }

  /// Waits as the app's own timers do, on the main queue.
  static func wait(_ seconds: Double) async {
    await withCheckedContinuation { done in _ = ScreenTimer(after: seconds) { done.resume() } }
  }
}
