@testable import CompletionHandlers

/// Turns nothing on. What was never called is told apart from what was called with `false`.
final class ReminderSwitchSpy: ReminderSwitching {
  enum Deeplink {
    case notDetermined
    case `true`
    case `false`
  }

  private(set) var didTurnOn = false
  private(set) var deeplink = Deeplink.notDetermined

  func turnOn(viaDeeplink: Bool = false, completion: Answer? = nil) {
    didTurnOn = true
    deeplink = viaDeeplink ? .true : .false
  }
}
