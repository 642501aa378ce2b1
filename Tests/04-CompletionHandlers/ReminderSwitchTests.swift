import Foundation
import Platform
import Testing

@testable import CompletionHandlers

/// To read: the legacy method pinned once its collaborators are parameters; then the same in three methods.
@MainActor @Suite struct ReminderSwitchTests {
  @Test(
    arguments: ReminderSwitchStage.allCases,
    [(true, false), (true, true), (false, false), (false, true)])
  func `Jotter asks itself when switched on, or when no partner asks`(
    stage: ReminderSwitchStage, setting: (asksAtOnce: Bool, usesPartner: Bool)
  ) {
    let asks = setting.asksAtOnce || !setting.usesPartner
    let call = ReminderSwitchCall(asksItself: asks)

    stage.make()(call)

    let expected = asks ? ["categories", "request", "settings"] : ["settings"]
    #expect(call.requester.calls == expected)
  }

  @Test func `the two settings decide whether Jotter asks itself, in the app too`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let center = UserNotificationCenter.current()
      let switches: [() -> Void] = [
        { LegacyReminderSwitch.shared.turnOn() }, { ParameterizedReminderSwitch().turnOn() },
        { ReminderSwitch().turnOn() },
      ]
      for (asksAtOnce, usesPartner, asks) in [
        (true, false, 1), (true, true, 1), (false, false, 1), (false, true, 0),
      ] {
        FeatureSwitches.shared.asksAtOnce = asksAtOnce
        Preferences.shared.usesPartner = usesPartner
        for turnOn in switches {
          let before = center.requests
          turnOn()
          #expect(center.requests == before + asks)
        }
      }
    }
  }

  @Test
  func
    `with every default the real parts are asked, and the phone is registered on the main queue`()
    async
  {
    await #expect(processExitsWith: .success) { @MainActor in
      try Phone.turnOn()
      let reminderSwitch = ReminderSwitch()

      try Phone.decide(.authorized, about: "Notifications")
      #expect(await Phone.answer { reminderSwitch.turnOn(completion: $0) } == "yes")
      // Anywhere else the real application traps.
      #expect(Application.shared.registrations == 1)
      try Phone.decide(.provisional, about: "Notifications")
      let refused = await Phone.answer { reminderSwitch.turnOn(completion: $0) }
      #expect(refused == "no NotAuthorized 404")
      #expect(Application.shared.registrations == 1)
      try Phone.turnOff()
    }
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `the user is asked for alerts and sounds`(stage: ReminderSwitchStage) {
    let call = ReminderSwitchCall()

    stage.make()(call)

    #expect(call.requester.options == ["alert", "sound"])
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `an error is answered once and goes no further`(stage: ReminderSwitchStage) {
    let call = ReminderSwitchCall(completion: log.add)
    call.requester.error = NSError(domain: "Broken", code: 7)

    stage.make()(call)

    #expect(log.answers == ["no Broken 7"])
    #expect(call.requester.calls == ["categories", "request"])
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `pinned: an error without a handler goes on to the settings`(stage: ReminderSwitchStage) {
    let call = ReminderSwitchCall()
    call.requester.error = NSError(domain: "Broken", code: 7)

    stage.make()(call)

    #expect(call.requester.calls.last == "settings")
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `pinned: what the request said is ignored`(stage: ReminderSwitchStage) {
    let call = ReminderSwitchCall(completion: log.add)
    call.requester.isGranted = false

    stage.make()(call)
    call.queue.drain()

    #expect(log.answers == ["yes"])
  }

  @Test(
    arguments: ReminderSwitchStage.allCases,
    [.denied, .provisional, .notDetermined] as [AuthorizationStatus])
  func `without permission the answer is an error, and nothing is registered`(
    stage: ReminderSwitchStage, status: AuthorizationStatus
  ) {
    let call = ReminderSwitchCall(
      requester: NotificationRequesterStub(authorizationStatus: status), completion: log.add)

    stage.make()(call)
    call.queue.drain()

    #expect(log.answers == ["no NotAuthorized 404"])
    #expect(NSError.notAuthorized.userInfo.isEmpty)
    #expect(call.application.registrations == 0)
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `with permission the phone is registered on the main queue, then the answer comes`(
    stage: ReminderSwitchStage
  ) {
    let call = ReminderSwitchCall(completion: log.add)

    stage.make()(call)

    #expect(call.application.registrations == 0)
    #expect(log.answers == [])
    call.queue.drain()
    #expect(call.application.registrations == 1)
    #expect(log.answers == ["yes"])
  }

  @Test func `pinned: the legacy method answers twice when it looks again after a refusal`() {
    lookAgainAfterARefusal(.parameterized)

    #expect(log.answers == ["no NotAuthorized 404", "no NotAuthorized 404"])
  }

  @Test func `fixed: after a refusal, looking again does not answer twice`() {
    lookAgainAfterARefusal(.takenApart)

    #expect(log.answers == ["no NotAuthorized 404"])
  }

  @Test func `fixed: of two answers at the same time, only one is passed on`() throws {
    let rounds = (1...5_000).map { _ in AnswerCount() }
    let pairs = try rounds.map { told in
      let requester = HeldNotificationRequester()
      let reminderSwitch = ReminderSwitch()
      for completion in [told.add, nil] as [Answer?] {
        reminderSwitch.turnOn(
          asksItself: false, requester: requester, application: ApplicationSpy(),
          tracker: TrackerSpy(), delegate: nil, completion: completion, onMain: { $0() })
      }
      try #require(requester.answers.count == 2)
      return requester.answers
    }

    TwoThreads.race(pairs)

    #expect(rounds.allSatisfy { $0.value == 1 })
  }

  @Test func `pinned: the delegate is read at the call, and kept until the answer`() {
    weak var delegate: DelegateSpy?
    let queue = ManualQueue()
    let requester = NotificationRequesterStub()
    requester.isLate = true
    do {
      let spy = DelegateSpy()
      delegate = spy
      ParameterizedReminderSwitch().turnOn(
        asksItself: false, requester: requester, application: ApplicationSpy(),
        tracker: TrackerSpy(), delegate: spy, onMain: queue.add)
    }

    #expect(delegate != nil, "the legacy method would have found no delegate")
    requester.answer()
    #expect(delegate?.calls == 0)
    queue.drain()
    #expect(delegate == nil)
  }

  @Test func `each part can be called alone`() {
    let reminderSwitch = ReminderSwitch()
    let call = ReminderSwitchCall()
    var isHandled = false

    reminderSwitch.requestAuthorization(requester: call.requester) { isHandled = true }
    #expect(isHandled)
    #expect(call.requester.calls == ["categories", "request"])

    reminderSwitch.handleAuthorization(
      requester: call.requester, application: call.application, tracker: call.tracker,
      delegate: nil, onMain: call.queue.add, viaDeeplink: false)
    call.queue.drain()
    #expect(call.application.registrations == 1)
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `the delegate is told when the phone was registered, and only then`(
    stage: ReminderSwitchStage
  ) {
    let delegate = DelegateSpy()
    let refused = ReminderSwitchCall(
      requester: NotificationRequesterStub(authorizationStatus: .denied), delegate: delegate)
    stage.make()(refused)
    refused.queue.drain()
    #expect(delegate.calls == 0)

    let allowed = ReminderSwitchCall(delegate: delegate)
    stage.make()(allowed)
    allowed.queue.drain()
    #expect(delegate.calls == 1)
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `a deeplink is logged once`(stage: ReminderSwitchStage) throws {
    let call = ReminderSwitchCall(viaDeeplink: true)

    stage.make()(call)
    call.queue.drain()

    let event = try #require(call.tracker.events.first)
    #expect(event == "reminders by deeplink: authorized")
    #expect(call.tracker.events.count == 1)
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `the twin: without a deeplink nothing is logged, and the phone is registered`(
    stage: ReminderSwitchStage
  ) {
    let call = ReminderSwitchCall()

    stage.make()(call)
    call.queue.drain()

    #expect(call.tracker.events == [])
    #expect(call.application.registrations == 1)
  }

  @Test(arguments: ReminderSwitchStage.allCases)
  func `no global is reached when everything is passed in`(stage: ReminderSwitchStage) {
    let requests = UserNotificationCenter.current().requests
    let events = UsageTracker.shared.events.count
    let registrations = Application.shared.registrations
    let call = ReminderSwitchCall(viaDeeplink: true)

    stage.make()(call)
    call.queue.drain()

    #expect(UserNotificationCenter.current().requests == requests)
    #expect(UsageTracker.shared.events.count == events)
    #expect(Application.shared.registrations == registrations)
  }

  @Test func `production callers look the same as before`() {
    let requests = UserNotificationCenter.current().requests

    LegacyReminderSwitch.shared.turnOn()
    ParameterizedReminderSwitch().turnOn()
    ReminderSwitch().turnOn()
    ReminderSwitch().turnOn { _, _ in }

    #expect(UserNotificationCenter.current().requests == requests + 4)
  }

  // MARK: - Fixtures

  let log = AnswerLog()

  final class DelegateSpy: ReminderDelegate {
    private(set) var calls = 0

    func remindersWereTurnedOn() { calls += 1 }
  }

  /// The user refuses, and the app looks again.
  func lookAgainAfterARefusal(_ stage: ReminderSwitchStage) {
    let turnOn = stage.make()
    var call = ReminderSwitchCall(
      requester: NotificationRequesterStub(authorizationStatus: .denied), completion: log.add)
    turnOn(call)
    call.completion = nil
    turnOn(call)
  }
}
