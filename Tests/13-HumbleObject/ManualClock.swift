@testable import HumbleObject

/// A clock that a test moves.
final class ManualClock: SearchClock {
  final class ManualTimer: SearchTimer {
    let due: Double
    private(set) var action: (() -> Void)?

    init(due: Double, action: @escaping () -> Void) {
      self.due = due
      self.action = action
    }

    func invalidate() { action = nil }

    func fire() {
      let action = action
      self.action = nil
      action?()
    }
  }

  private var now = 0.0
  private var timers: [ManualTimer] = []
  /// How many timers were started.
  private(set) var started = 0

  /// When the running timers fire.
  var dueTimes: [Double] { timers.filter { $0.action != nil }.map(\.due) }

  func after(_ seconds: Double, _ action: @escaping () -> Void) -> any SearchTimer {
    let timer = ManualTimer(due: now + seconds, action: action)
    timers.append(timer)
    started += 1
    return timer
  }

  /// Moves the time on, and fires the timers that are due.
  func pass(_ seconds: Double) {
    now += seconds
    let due = timers.filter { $0.due <= now }
    timers.removeAll { $0.due <= now }
    for timer in due { timer.fire() }
  }
}
