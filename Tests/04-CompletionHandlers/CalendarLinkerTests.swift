import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker, refactored. The suite meets it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct CalendarLinkerTests {
  @Test func `a guest is refused at once`() {
    linker.link(user: nil, viaDeeplink: false, completion: log.add)

    #expect(log.answers == ["no "], "a guest cannot link")
    #expect(requester.requests == 0, "and nobody is to be asked")
  }

  @Test func `with permission the calendar is added on the main queue, then comes the answer`() {
    link()

    #expect(keeper.calendars == [], "addCalendar was called off the main queue: use onMain")
    #expect(log.answers == [], "the answer comes when the calendar is there")
    queue.drain()
    #expect(
      keeper.calendars == ["Jotter"], "the requester, keeper and queue handed in must be used")
    #expect(log.answers == ["yes"])
  }

  @Test(arguments: [.denied, .provisional, .notDetermined] as [AuthorizationStatus])
  func `without permission the answer is no`(status: AuthorizationStatus) {
    requester.status = status

    link()
    queue.drain()

    #expect(log.answers == ["no NotAuthorized 404"], "only .authorized is a permission")
    #expect(keeper.calendars == [])
  }

  @Test func `what the person has allowed decides, not what the request said`() {
    requester.isGranted = false

    link()
    queue.drain()

    #expect(log.answers == ["yes"], "granted has always been ignored")
  }

  @Test func `an error is the answer, and the status is not asked for`() {
    requester.error = NSError(domain: "Broken", code: Int.random(in: 1...99))

    link()
    queue.drain()

    let code = (requester.error as? NSError)?.code ?? 0
    #expect(log.answers == ["no Broken \(code)"], "the requester failed with code \(code)")
    #expect(requester.statusRequests == 0, "after an error nothing goes on")
    #expect(keeper.calendars == [])
  }

  @Test func `after a refusal, coming back answers nobody again`() {
    requester.status = .denied
    link()

    linker.appBecameActive()
    queue.drain()

    #expect(log.answers == ["no NotAuthorized 404"], "the handler must fire exactly once")
  }

  @Test func `after a success, coming back answers nobody again`() {
    link()
    queue.drain()

    linker.appBecameActive()
    queue.drain()

    #expect(log.answers == ["yes"], "the handler must fire exactly once")
  }

  @Test func `coming back while the system still asks answers once`() {
    requester.isLate = true
    link()

    linker.appBecameActive()
    requester.answer()
    queue.drain()

    #expect(
      log.answers == ["yes"], "coming back and the late answer both finish: one of them tells")
    #expect(keeper.calendars == ["Jotter"], "and one of them adds")
  }

  @Test func `of two callers at once each is answered once`() {
    requester.isLate = true
    let second = AnswerLog()
    link()
    linker.link(user: ada, viaDeeplink: false, completion: second.add)

    settle()

    #expect(log.answers == ["yes"], "the first caller waits for the system's answer")
    #expect(second.answers.count == 1, "the second must be answered too, whatever the answer")
  }

  @Test func `of three callers who are refused each is answered once`() {
    requester.isLate = true
    requester.status = .denied
    let others = [AnswerLog(), AnswerLog()]
    link()
    for other in others { linker.link(user: ada, viaDeeplink: false, completion: other.add) }

    settle()

    #expect(log.answers == ["no NotAuthorized 404"])
    #expect(
      others.map(\.answers.count) == [1, 1], "queue them, turn them away or share the answer")
  }

  @Test func `who comes later gets an answer of their own`() {
    requester.status = .denied
    link()
    requester.status = .authorized

    link()
    queue.drain()

    #expect(log.answers == ["no NotAuthorized 404", "yes"], "the first answer must not be kept")
  }

  @Test func `a handler that links again is answered again`() {
    requester.status = .denied
    let again = AnswerLog()

    linker.link(user: ada, viaDeeplink: false) { [linker, ada] isLinked, error in
      linker.link(user: ada, viaDeeplink: false, completion: again.add)
    }
    queue.drain()

    #expect(again.answers.count == 1, "clear the handler before you call it, not after")
  }

  @Test func `a deeplink is tracked once, with what the person has allowed`() {
    linker.link(user: ada, viaDeeplink: true, completion: log.add)
    queue.drain()

    #expect(tracker.events == ["calendar by deeplink: authorized"])
  }

  @Test func `the twin: without a deeplink nothing is tracked, and the calendar is added`() {
    link()
    queue.drain()

    #expect(tracker.events == [])
    #expect(keeper.calendars == ["Jotter"], "else this test would prove nothing")
  }

  @Test func `the shared calendars and the shared tracker are left alone`() {
    let requests = CalendarStore.shared.requests
    let events = UsageTracker.shared.events.count

    linker.link(user: ada, viaDeeplink: true, completion: log.add)
    queue.drain()

    #expect(log.answers == ["yes"], "else this test would prove nothing")
    #expect(CalendarStore.shared.requests == requests, "CalendarStore.shared was asked")
    #expect(UsageTracker.shared.events.count == events, "UsageTracker.shared was used")
  }

  @Test func `the app still asks the shared calendars`() {
    let requests = CalendarStore.shared.requests

    makeProductionCalendarLinker().link(user: ada, viaDeeplink: false) { _, _ in }

    #expect(CalendarStore.shared.requests == requests + 1)
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
  let requester = CalendarRequesterStub()
  let keeper = CalendarKeeperSpy()
  let tracker = TrackerSpy()
  let queue = ManualQueue()
  let log = AnswerLog()
  let linker: any CalendarLinking

  init() {
    linker = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: tracker, onMain: queue.add)
  }

  func link() {
    linker.link(user: ada, viaDeeplink: false, completion: log.add)
  }

  /// Lets the system answer everything that is asked, one after the other.
  func settle() {
    for _ in 1...3 {
      requester.answer()
      queue.drain()
    }
  }
}
