import Foundation
import Platform
import Testing

@testable import CompletionHandlers

@MainActor @Suite struct DuelTests {
  @Test func `a guest is refused without an error`() {
    linker.link(user: nil, viaDeeplink: false, completion: log.add)

    #expect(log.answers == ["no"])
  }

  @Test func `the answer after an error is this error, with its reason`() {
    requester.error = NSError(
      domain: "Broken", code: 7, userInfo: [NSLocalizedDescriptionKey: "The calendars are locked."])

    linker.link(user: ada, viaDeeplink: false, completion: log.add)

    #expect(log.answers == ["no: The calendars are locked."])
  }

  @Test func `a refusal does not wait for the main queue`() {
    requester.status = .denied

    linker.link(user: ada, viaDeeplink: false) { isLinked, _ in
      self.log.answers.append(isLinked ? "yes" : "no")
    }

    #expect(log.answers == ["no"])
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `a deeplink is logged with what the user decided`(status: AuthorizationStatus) {
    requester.status = status

    linker.link(user: ada, viaDeeplink: true) { _, _ in }
    queue.drain()

    #expect(tracker.events == ["calendar by deeplink: \(status.rawValue)"])
  }

  @Test func `a user who comes back with a permission is answered, before the question is`() {
    let linker = makeCalendarLinker(
      requester: QuestionWithoutAnswer(), keeper: keeper, tracker: tracker, onMain: queue.add)
    linker.link(user: ada, viaDeeplink: false, completion: log.add)

    linker.appBecameActive()
    queue.drain()

    #expect(log.answers == ["yes"])
    #expect(keeper.calendars == ["Jotter"])
  }

  @Test func `each of three callers is answered once`() {
    requester.isLate = true
    let logs = (1...3).map { _ in Log() }
    for log in logs { linker.link(user: ada, viaDeeplink: false, completion: log.add) }

    for _ in logs {
      requester.answer()
      queue.drain()
    }

    #expect(logs.map(\.answers.count) == [1, 1, 1])
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
  let requester = CalendarRequesterStub()
  let keeper = CalendarKeeperSpy()
  let tracker = TrackerSpy()
  let queue = ManualQueue()
  let linker: any CalendarLinking
  let log = Log()

  init() {
    linker = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: tracker, onMain: queue.add)
  }

  final class Log {
    var answers: [String] = []

    func add(_ isLinked: Bool, _ error: NSError?) {
      let reason = error.map { ": \($0.localizedDescription)" } ?? ""
      answers.append((isLinked ? "yes" : "no") + reason)
    }
  }

  /// The user has allowed it in the Settings app, and the system's question is still on the screen.
  struct QuestionWithoutAnswer: CalendarRequester {
    func requestAccess(completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void) {}

    func requestStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
      completionHandler(.authorized)
    }
  }
}
