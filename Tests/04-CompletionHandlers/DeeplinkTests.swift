import Foundation
import Platform
import Testing

@testable import CompletionHandlers

/// To read: a test that something does not happen needs a twin in which it does.
@MainActor @Suite struct DeeplinkTests {
  @Test func `logged out, the deeplink turns nothing on`() {
    let spy = ReminderSwitchSpy()

    ReminderDeeplink(reminderSwitch: spy).open(user: nil)

    #expect(!spy.didTurnOn)
    #expect(spy.deeplink == .notDetermined)
  }

  @Test func `the twin: logged in, it does, and says that it is a deeplink`() {
    let spy = ReminderSwitchSpy()

    ReminderDeeplink(reminderSwitch: spy).open(user: User(name: "Ada"))

    #expect(spy.didTurnOn)
    #expect(spy.deeplink == .true)
  }

  @Test func `the app's deeplink turns reminders on by the real switch and the phone's own parts`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      try Phone.turnOn()
      try Phone.decide(.authorized, about: "Notifications")

      ReminderDeeplink().open(user: nil)
      await Phone.settle()
      #expect(UserNotificationCenter.current().requests == 0)

      ReminderDeeplink().open()
      await Phone.settle()
      #expect(UserNotificationCenter.current().requests == 1)
      #expect(UsageTracker.shared.events == ["reminders by deeplink: authorized"])
      #expect(Application.shared.registrations == 1)
      try Phone.turnOff()
    }
  }

  @Test func `the spy distinguishes never called from called with false`() {
    let spy = ReminderSwitchSpy()
    #expect(spy.deeplink == .notDetermined)

    spy.turnOn()

    #expect(spy.deeplink == .false)
  }

  @Test func `the settings are opened once, and the button is told`() {
    let application = ApplicationSpy()
    let log = AnswerLog()

    SettingsLink(application: application).open { isOpen in
      MainActor.assumeIsolated { log.add(isOpen, nil) }
    }

    #expect(application.opened.map(\.absoluteString) == ["app-settings:"])
    #expect(log.answers == ["yes"])
  }

  @Test func `the app's button opens them on the real application`() async {
    let isOpen = await withCheckedContinuation { continuation in
      SettingsLink().open { continuation.resume(returning: $0) }
    }

    #expect(isOpen)
  }
}
