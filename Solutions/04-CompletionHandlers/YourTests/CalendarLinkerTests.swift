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

  @Test func `with permission the calendar is added on the main queue, then the answer comes`() {
    link()

    #expect(keeper.calendars == [])
    #expect(answers.isEmpty)
    queue.drain()
    #expect(keeper.calendars == ["Jotter"])
    #expect(answers == [.linked])
  }

  @Test func `the calendar is there before the answer comes`() {
    var seen: [[String]] = []

    linker.link(user: ada, viaDeeplink: false) { [keeper] _, _ in seen.append(keeper.calendars) }
    queue.drain()

    #expect(seen == [["Jotter"]])
  }

  @Test(arguments: [.denied, .provisional, .notDetermined] as [AuthorizationStatus])
  func `without permission the answer is no, and nothing is added`(status: AuthorizationStatus) {
    requester.status = status

    link()
    queue.drain()

    #expect(answers == [.failed(.notAuthorized)])
    #expect(keeper.calendars == [])
  }

  @Test func `an error is the answer, and the status is not read`() {
    requester.error = NSError(domain: "Broken", code: 7)

    link()
    queue.drain()

    #expect(answers == [.failed(NSError(domain: "Broken", code: 7))])
    #expect(requester.statusRequests == 0)
    #expect(keeper.calendars == [])
  }

  @Test func `after a refusal, coming back to the app answers no caller again`() {
    requester.status = .denied
    link()

    linker.appBecameActive()
    queue.drain()

    #expect(answers == [.failed(.notAuthorized)])
  }

  @Test func `coming back while the system still asks answers once`() {
    requester.isLate = true
    link()

    linker.appBecameActive()
    requester.answer()
    queue.drain()

    #expect(answers == [.linked])
    #expect(keeper.calendars == ["Jotter"])
  }

  @Test func `a second caller while the first waits: both are answered once`() {
    requester.isLate = true
    link()
    var second: [Outcome] = []
    linker.link(user: ada, viaDeeplink: false) { second.append(Outcome($0, $1)) }

    for _ in 1...2 {
      requester.answer()
      queue.drain()
    }

    #expect(answers == [.linked])
    #expect(second.count == 1)
  }

  @Test func `a later caller causes a new question`() {
    requester.error = NSError(domain: "Broken", code: 7)
    link()
    requester.error = nil

    link()
    queue.drain()

    #expect(answers == [.failed(NSError(domain: "Broken", code: 7)), .linked])
  }

  @Test func `a deeplink is tracked with what the user has allowed`() {
    requester.status = .denied

    linker.link(user: ada, viaDeeplink: true) { _, _ in }

    #expect(tracker.events == ["calendar by deeplink: denied"])
  }

  @Test func `without a deeplink nothing is tracked`() {
    link()
    queue.drain()

    #expect(tracker.events == [])
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
  let requester = CalendarRequesterStub()
  let keeper = CalendarKeeperSpy()
  let tracker = TrackerSpy()
  let queue = ManualQueue()
  let linker: any CalendarLinking
  let log = Log()
  var answers: [Outcome] { log.outcomes }

  init() {
    linker = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: tracker, onMain: queue.add)
  }

  func link() {
    linker.link(user: ada, viaDeeplink: false) { [log] in log.outcomes.append(Outcome($0, $1)) }
  }

  enum Outcome: Equatable {
    case linked
    case failed(NSError?)

    init(_ isLinked: Bool, _ error: NSError?) {
      self = isLinked ? .linked : .failed(error)
    }
  }

  final class Log {
    var outcomes: [Outcome] = []
  }

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
