import Platform

extension NoteServer: SearchClient {}

/// The time of the run loop.
struct RunLoopClock: SearchClock {
  func after(_ seconds: Double, _ action: @escaping () -> Void) -> any SearchTimer {
    ScreenTimer(after: seconds, action: action)
  }
}

extension ScreenTimer: SearchTimer {}
