import Platform
import Testing

@testable import CompletionHandlers

/// To read, for the section "Further".
@MainActor @Suite struct FurtherTests {
  @Test func `a synchronous question is right when the answer comes at once`() {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)

    #expect(PromptHistory(requester: requester).hasAskedNow())
  }

  @Test func `and wrong when it comes later`() {
    let requester = NotificationRequesterStub(authorizationStatus: .denied)
    requester.isLate = true

    let hasAsked = PromptHistory(requester: requester).hasAskedNow()
    requester.answer()

    #expect(!hasAsked, "pinned: the person was asked, and the answer says no")
  }

  @Test func `the asynchronous question waits for it`() async {
    let history = PromptHistory(requester: LaterRequester())

    #expect(await history.hasAsked())
  }

  @Test func `a default that is not needed is never evaluated`() async {
    #expect(answer(from: 42) == 42)

    await #expect(processExitsWith: .failure) {
      _ = answer()
    }
  }
}

/// Has an answer only after it was asked, and calls back from elsewhere.
private struct LaterRequester: NotificationRequester {
  func setNotificationCategories(_ categories: Set<String>) {}

  func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler(false, nil) }
  }

  func requestNotificationSettings(
    completionHandler: @escaping @Sendable (any NotificationSettingsReading) -> Void
  ) {
    Task { completionHandler(NotificationRequesterStub.Settings(authorizationStatus: .denied)) }
  }
}

/// Answers what it is handed; its default ends the program.
private func answer(from source: Int = unavailable()) -> Int { source }

private func unavailable() -> Int { fatalError("nobody is there to answer") }
