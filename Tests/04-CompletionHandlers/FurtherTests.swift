import Platform
import Testing

@testable import CompletionHandlers

/// To read, for the section "Another day".
@MainActor @Suite struct FurtherTests {
  @Test func `a synchronous question is right when the answer comes at once`() {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)

    #expect(PromptHistory(requester: requester).hasAskedNow())
  }

  @Test func `a synchronous question is wrong when the answer comes later`() {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)
    requester.isLate = true

    let hasAsked = PromptHistory(requester: requester).hasAskedNow()
    requester.answer()

    #expect(!hasAsked, "pinned: the user was asked, and the result says no")
  }

  @Test func `the asynchronous question waits for the answer`() async {
    let history = PromptHistory(requester: LaterRequester())

    #expect(await history.hasAsked())
  }

  @Test func `on the main actor, of two answers at once only one is passed on, without a lock`()
    async
  {
    let requester = HeldNotificationRequester()
    let count = AnswerCount()
    let reminderSwitch = MainActorReminderSwitch(
      requester: requester, application: ApplicationSpy())

    reminderSwitch.turnOn(completion: count.add)
    reminderSwitch.turnOn()
    for asked in [2, 4] {
      #expect(requester.answers.count == asked)
      TwoThreads.race([Array(requester.answers.suffix(2))])
      // The main actor runs one job after the other: those of the answers end before this one.
      await Task { @MainActor in }.value
    }

    #expect(count.value == 1)
  }

  @Test func `on the main actor it registers before it answers`() async {
    let application = ApplicationSpy()
    let reminderSwitch = MainActorReminderSwitch(
      requester: LaterRequester(status: .authorized), application: application)

    let isOn = await withCheckedContinuation { continuation in
      reminderSwitch.turnOn { isOn, _ in
        MainActor.assertIsolated()
        continuation.resume(returning: isOn && application.registrations == 1)
      }
    }

    #expect(isOn)
  }

  @Test func `a task that awaits a handler is resumed by the first answer`() async {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)
    let reminderSwitch = ParameterizedReminderSwitch()

    let isOn = await reminderSwitch.turnOn(requester: requester)
    reminderSwitch.turnOn(requester: requester, completion: nil)

    #expect(!isOn)
  }

  @Test func `a continuation that trusts the handler traps at the second answer`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let requester = NotificationRequesterStub(authorizationStatus: .denied)
      let reminderSwitch = ParameterizedReminderSwitch()

      _ = await reminderSwitch.turnOnTrustingIt(requester: requester)
      reminderSwitch.turnOn(requester: requester, completion: nil)
    }
  }

  @Test func `a default that is not needed is never evaluated`() async {
    #expect(answer(from: 42) == 42)

    await #expect(processExitsWith: .failure) {
      _ = answer()
    }
  }
}

/// Returns what is passed in; its default ends the program.
private func answer(from source: Int = unavailable()) -> Int { source }

private func unavailable() -> Int { fatalError("the default was evaluated") }
