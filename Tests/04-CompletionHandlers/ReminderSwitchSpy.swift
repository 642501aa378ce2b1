@testable import CompletionHandlers

/// Turns nothing on, and distinguishes never called from called with `false`.
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
