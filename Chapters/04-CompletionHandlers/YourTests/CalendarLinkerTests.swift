import Foundation
import Platform
import Testing

@testable import CompletionHandlers

@MainActor @Suite struct CalendarLinkerTests {
  @Test func `a guest is refused at once, and nobody is asked`() {
    let linker = makeCalendarLinker(
      requester: NobodyToAsk(), keeper: keeper, tracker: NothingToLog(), onMain: queue.add)
    var answers: [Bool] = []

    linker.link(user: nil, viaDeeplink: false) { isLinked, _ in answers.append(isLinked) }

    #expect(answers == [false])
  }

  // MARK: - Fixtures

  let keeper = CalendarKeeperSpy()
  let queue = ManualQueue()

  /// A dummy: it fills a parameter, and says so when it is used after all.
  struct NobodyToAsk: CalendarRequester {
    func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {
      Issue.record("the person was asked")
    }

    func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
      Issue.record("the status was read")
    }
  }

  struct NothingToLog: Tracker {
    func log(_ event: String) { Issue.record("\(event) was logged") }
  }
}
