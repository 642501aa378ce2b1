import Foundation
import Platform
import Testing

@testable import CompletionHandlers

@MainActor @Suite struct CalendarLinkerTests {
  @Test func `a guest is refused at once, without a question`() {
    let linker = makeCalendarLinker(
      requester: UnusedRequester(), keeper: keeper, tracker: UnusedTracker(), onMain: queue.add)
    var answers: [Bool] = []

    linker.link(user: nil, viaDeeplink: false) { isLinked, _ in answers.append(isLinked) }

    #expect(answers == [false])
  }

  // MARK: - Fixtures

  let keeper = CalendarKeeperSpy()
  let queue = ManualQueue()

  /// A dummy: it only fills a parameter, and reports an issue when it is used.
  struct UnusedRequester: CalendarRequester {
    func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
      Issue.record("the user was asked")
    }

    func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
      Issue.record("the status was read")
    }
  }

  struct UnusedTracker: Tracker {
    func log(_ event: String) { Issue.record("\(event) was logged") }
  }
}
