import Foundation
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

  @Test func `the spy tells never called from called with false`() {
    let spy = ReminderSwitchSpy()
    #expect(spy.deeplink == .notDetermined)

    spy.turnOn()

    #expect(spy.deeplink == .false)
  }

  @Test func `an application can be asked to open a link, and a spy answers at once`() throws {
    let application = ApplicationSpy()
    let url = try #require(URL(string: "jotter://reminders"))
    let log = AnswerLog()

    application.open(url, options: [:]) { log.add($0, nil) }

    #expect(application.opened == [url])
    #expect(log.answers == ["yes"])
  }
}
