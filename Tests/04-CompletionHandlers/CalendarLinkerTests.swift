import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker, refactored. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct CalendarLinkerTests {
  @Test func `a guest is refused at once`() {
    linker.link(user: nil, viaDeeplink: true, completion: log.add)

    #expect(log.answers == ["no "], "a guest cannot link")
    #expect(requester.requests == 0, "and access must not be requested")
    #expect(tracker.events == [], "and nothing must be tracked")
  }

  @Test func `with permission the calendar is added on the main queue, then the answer comes`() {
    link()

    #expect(keeper.calendars == [], "addCalendar was called off the main queue: use onMain")
    #expect(log.answers == [], "the answer comes after the calendar is added")
    queue.drain()
    #expect(
      keeper.calendars == ["Jotter"], "the requester, keeper and queue passed in must be used")
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

  @Test func `what the user has allowed decides, not what the request said`() {
    requester.isGranted = false

    link()
    queue.drain()

    #expect(log.answers == ["yes"], "granted has always been ignored")
  }

  @Test func `an error is the answer, and the status is not read`() {
    let code = Int.random(in: 1...99)
    requester.error = NSError(domain: "Broken", code: code, userInfo: ["why": "full"])

    link()
    queue.drain()

    #expect(log.answers == ["no Broken \(code)"], "the requester failed with code \(code)")
    #expect(log.errors.first??.userInfo["why"] as? String == "full", "pass the error on as it is")
    #expect(requester.statusRequests == 0, "after an error nothing else happens")
    #expect(keeper.calendars == [])
  }

  @Test func `the calendar is there before the caller is told`() {
    let (keeper, log) = (keeper, log)

    linker.link(user: ada, viaDeeplink: false) { isLinked, error in
      #expect(keeper.calendars == ["Jotter"], "add it first, then tell")
      log.add(isLinked, error)
    }
    queue.drain()

    #expect(log.answers == ["yes"])
  }

  @Test(arguments: [Ending.refusal, .error])
  func `a failure is reported at once, on the thread it came on`(ending: Ending) {
    ending.prepare(requester)

    link()

    #expect(log.answers == [ending.answer], "only adding a calendar waits for the main queue")
  }

  @Test(arguments: Ending.allCases)
  func `after any ending, coming back answers no caller again`(ending: Ending) {
    ending.prepare(requester)
    link()
    queue.drain()

    linker.appBecameActive()
    queue.drain()

    #expect(
      log.answers == [ending.answer], "the handler must fire exactly once, after \(ending) too")
    #expect(
      keeper.calendars == (ending == .success ? ["Jotter"] : []), "coming back adds no calendar")
  }

  @Test(arguments: Ending.allCases)
  func `after any ending, the next caller gets its own answer`(ending: Ending) {
    ending.prepare(requester)
    link()
    queue.drain()
    Ending.success.prepare(requester)

    link()
    queue.drain()

    #expect(log.answers == [ending.answer, "yes"], "a caller after \(ending) is the first again")
    #expect(requester.requests == 2, "each of them has the system asked")
  }

  @Test(arguments: Ending.allCases)
  func `two callers at the same time are each answered once`(ending: Ending) {
    requester.isLate = true
    ending.prepare(requester)
    let second = AnswerLog()
    link()
    linker.link(user: ada, viaDeeplink: false, completion: second.add)

    settle()
    linker.appBecameActive()
    settle()

    #expect(log.answers == [ending.answer], "the first caller waits for the system's answer")
    #expect(second.answers.count == 1, "the second must be answered too, whatever the answer")
    #expect(
      second.answers != ["no "], "with an error when the answer is no: only a guest gets none")
  }

  @Test func `three callers who are refused are each answered once`() {
    requester.isLate = true
    Ending.refusal.prepare(requester)
    let others = [AnswerLog(), AnswerLog()]
    link()
    for other in others { linker.link(user: ada, viaDeeplink: false, completion: other.add) }

    settle()

    #expect(log.answers == [Ending.refusal.answer])
    #expect(
      others.map(\.answers.count) == [1, 1], "queue them, turn them away or share the answer")
  }

  @Test(arguments: Ending.allCases)
  func `a handler that links again is answered again`(ending: Ending) {
    ending.prepare(requester)
    let again = AnswerLog()
    let first = log

    linker.link(user: ada, viaDeeplink: false) { [linker, requester, ada] isLinked, error in
      first.add(isLinked, error)
      if first.answers.count == 1 {
        Ending.success.prepare(requester)
        linker.link(user: ada, viaDeeplink: false, completion: again.add)
      }
    }
    queue.drain()

    #expect(first.answers == [ending.answer])
    #expect(again.answers == ["yes"], "clear the handler before you call it, after \(ending) too")
  }

  @Test(arguments: [Ending.success, .refusal])
  func `coming back answers a caller who still waits`(ending: Ending) {
    ending.prepare(requester)
    requester.isAccessLate = true
    link()

    linker.appBecameActive()
    queue.drain()

    #expect(log.answers == [ending.answer], "the user has decided: why wait for the system?")
  }

  @Test(arguments: Ending.allCases)
  func `coming back, then a late answer: the caller is told once`(ending: Ending) {
    requester.isAccessLate = true
    ending.prepare(requester)
    link()

    linker.appBecameActive()
    queue.drain()
    requester.answer()
    queue.drain()

    #expect(log.answers.count == 1, "two paths finish now, and only one may tell")
    #expect(keeper.calendars.count <= 1, "and only one may add")
  }

  @Test func `coming back, with both answers late: the caller is told once`() {
    requester.isLate = true
    link()

    linker.appBecameActive()
    requester.answer()
    queue.drain()

    #expect(log.answers == ["yes"], "two paths finish now, and only one may tell")
    #expect(keeper.calendars == ["Jotter"], "and only one may add")
  }

  @Test func `in any order of events, every caller is told exactly once`() {
    let found = Counterexample.find(
      makeScript: { LinkerScript.randomSteps(using: &$0) }, problem: LinkerScript.problem(in:))

    if let found { Issue.record("\(found)") }
  }

  @Test func `a guest changes nothing for a caller who waits`() {
    requester.isLate = true
    let guest = AnswerLog()
    link()

    linker.link(user: nil, viaDeeplink: false, completion: guest.add)
    settle()

    #expect(guest.answers == ["no "])
    #expect(log.answers == ["yes"], "the caller who waits must still be told")
  }

  @Test(arguments: [.authorized, .denied] as [AuthorizationStatus])
  func `a deeplink is tracked once, with what the user has allowed`(status: AuthorizationStatus) {
    requester.status = status

    linker.link(user: ada, viaDeeplink: true, completion: log.add)
    queue.drain()

    #expect(tracker.events == ["calendar by deeplink: \(status.rawValue)"])
  }

  @Test func `coming back is no deeplink, even after one`() {
    requester.isAccessLate = true
    linker.link(user: ada, viaDeeplink: true, completion: log.add)

    linker.appBecameActive()
    queue.drain()
    #expect(tracker.events == [], "coming back was logged as a deeplink")
    requester.answer()
    queue.drain()

    #expect(tracker.events.count <= 1, "the deeplink is logged once")
    #expect(log.answers == ["yes"], "else this test would prove nothing")
  }

  @Test func `a caller is told even when no one else holds the linker`() {
    requester.isLate = true
    var linker: (any CalendarLinking)? = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: tracker, onMain: queue.add)
    linker?.link(user: ada, viaDeeplink: false, completion: log.add)
    linker = nil

    settle()

    #expect(log.answers == ["yes"], "what waits for the system must hold the linker")
  }

  @Test func `the twin: without a deeplink nothing is tracked, and the calendar is added`() {
    requester.isAccessLate = true
    link()
    linker.appBecameActive()
    queue.drain()
    requester.answer()
    queue.drain()

    #expect(tracker.events == [], "neither the link nor coming back was a deeplink")
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

  @Test func `the app links the real calendars, and notices when the user changes their mind`()
    async
  {
    await #expect(
      processExitsWith: .success,
      """
      In a process of its own the app's linker links twice with permission and once without, on the \
      phone's own calendars and queues. If the process fails, an answer was wrong, missing or came twice, \
      or the calendar was added off the main queue.
      """
    ) { @MainActor in
      try Phone.turnOn()
      let linker = makeProductionCalendarLinker()
      let ada = User(name: "Ada")
      func answer() async -> String {
        await Phone.answer { linker.link(user: .current, viaDeeplink: false, completion: $0) }
      }

      try Phone.decide(.authorized, about: "Calendars")
      #expect(await answer() == "yes")
      #expect(CalendarStore.shared.calendars.first == "Jotter")
      #expect(await answer() == "yes")
      let deeplinked = await Phone.answer {
        linker.link(user: ada, viaDeeplink: true, completion: $0)
      }
      #expect(deeplinked == "yes")
      #expect(UsageTracker.shared.events == ["calendar by deeplink: authorized"])
      let calendars = CalendarStore.shared.calendars
      try Phone.decide(.denied, about: "Calendars")
      #expect(await answer() == "no NotAuthorized 404")
      #expect(CalendarStore.shared.calendars == calendars)
      try Phone.turnOff()
    }
  }

  @Test func `the app has one linker, which still knows the callers who wait`() {
    #expect(makeProductionCalendarLinker() === makeProductionCalendarLinker())
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

  /// How a link may end.
  enum Ending: CaseIterable {
    case success
    case refusal
    case error

    var answer: String {
      switch self {
      case .success: "yes"
      case .refusal: "no NotAuthorized 404"
      case .error: "no Broken 7"
      }
    }

    func prepare(_ requester: CalendarRequesterStub) {
      requester.status = self == .refusal ? .denied : .authorized
      requester.error = self == .error ? NSError(domain: "Broken", code: 7) : nil
    }
  }

  /// Lets the system answer all questions, one after the other.
  func settle() {
    for _ in 1...3 {
      requester.answer()
      queue.drain()
    }
  }
}
