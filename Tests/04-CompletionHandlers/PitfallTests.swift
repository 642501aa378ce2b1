import Platform
import Testing

@testable import CompletionHandlers

/// To read: two conveniences of doubles, each with a test that is green for the wrong reason, and its twin.
@MainActor @Suite struct PitfallTests {
  @Test func `a double may take other doubles as defaults, which keeps a test short`() {
    let reminderSwitch = ReminderSwitchFake()

    ReminderDeeplink(reminderSwitch: reminderSwitch).open(user: ada)

    #expect(reminderSwitch.tracker.events == ["reminders by deeplink: authorized"])
  }

  @Test func `or those of the test, which then says what it depends on`() {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)
    let reminderSwitch = ReminderSwitchFake(requester: requester, tracker: tracker)

    ReminderDeeplink(reminderSwitch: reminderSwitch).open(user: ada)

    #expect(tracker.events == ["reminders by deeplink: denied"])
  }

  @Test func `the cost: a spy that the test forgets to pass stays empty, whatever is logged`() {
    let reminderSwitch = ReminderSwitchFake()

    ReminderDeeplink(reminderSwitch: reminderSwitch).open(user: ada)

    #expect(tracker.events == [], "green, and it should not be")
    #expect(reminderSwitch.tracker.events != [], "the default double has heard it")
  }

  @Test func `an optional method that a spy misspells is passed over in silence`() {
    let spy = MisspelledSpy()

    refuse(reportingTo: spy)

    #expect(spy.refusals == 0, "green, and it should not be: the user has refused")
  }

  @Test func `the twin: spelled like the protocol's, the method is called`() {
    let spy = RefusalSpy()

    refuse(reportingTo: spy)

    #expect(spy.refusals == 1)
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
  let tracker = TrackerSpy()

  final class MisspelledSpy: RefusalReporting {
    private(set) var refusals = 0

    func remindersWereRefuzed() { refusals += 1 }
  }

  final class RefusalSpy: RefusalReporting {
    private(set) var refusals = 0

    func remindersWereRefused() { refusals += 1 }
  }

  /// Plays a user who refuses on the real switch, whose caller reports it.
  func refuse(reportingTo reporter: any RefusalReporting) {
    ReminderSwitchStage.takenApart.make()(
      ReminderSwitchCall(
        requester: NotificationRequesterStub(authorizationStatus: .denied),
        completion: { isOn, _ in if !isOn { reporter.remindersWereRefused() } }))
  }
}
