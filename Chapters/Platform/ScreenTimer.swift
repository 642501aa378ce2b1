import Foundation

/// A timer on the main queue, which the run loop of a program empties: a stand-in for `Timer`.
///
/// The queue keeps the timer, and all that its action keeps, until the timer is invalidated or has fired for the last
/// time. A `Timer` is kept by its run loop in the same way, but waits while the user scrolls, in the default mode.
@MainActor public final class ScreenTimer {
  private let repeats: Bool
  private var action: (() -> Void)?
  private var source: (any DispatchSourceTimer)?

  /// Starts a timer.
  ///
  /// - Parameters:
  ///   - seconds: The time until it fires, and between two times.
  ///   - repeats: Whether it fires more than once.
  ///   - action: Called on the main thread.
  public init(after seconds: Double, repeats: Bool = false, action: @escaping () -> Void) {
    self.repeats = repeats
    self.action = action
    let source = DispatchSource.makeTimerSource(queue: .main)
    source.schedule(deadline: .now() + seconds, repeating: repeats ? seconds : .infinity)
    source.setEventHandler { @Sendable in MainActor.assumeIsolated { self.fire() } }
    self.source = source
    source.resume()
  }

  private func fire() {
    let action = action
    if !repeats { invalidate() }
    action?()
  }

  public func invalidate() {
    source?.cancel()
    (source, action) = (nil, nil)
  }
}
