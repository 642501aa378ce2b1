import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker, refactored. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) final class CalendarLinkerTests: LinkerStage {
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

  @Test func `when the request says no and the status yes, the caller is told once`() {
    requester.isGranted = false

    link()
    queue.drain()

    #expect(log.answers.count == 1, "ignore what the request said, or believe it: tell the caller")
    #expect(log.answers != ["no "], "with an error when the answer is no: only a guest gets none")
    #expect(
      keeper.calendars == (log.answers == ["yes"] ? ["Jotter"] : []),
      "a calendar is added for a yes, and none for a no")
  }

  @Test(arguments: [true, false])
  func `an error is the answer, and the status is not read`(isGranted: Bool) {
    requester.isGranted = isGranted
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
  func `after any ending, the next caller gets its own answer`(ending: Ending) {
    ending.prepare(requester)
    link()
    queue.drain()
    Ending.success.prepare(requester)

    link()
    queue.drain()

    #expect(log.answers == [ending.answer, "yes"], "a caller after \(ending) is the first again")
    #expect(requester.requests == 2, "each of them has the system asked")
    #expect(
      keeper.calendars.count == log.answers.count { $0 == "yes" }, "each yes adds the calendar")
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

  @Test func `a guest changes nothing for a caller who waits`() {
    requester.isLate = true
    let guest = AnswerLog()
    link()

    linker.link(user: nil, viaDeeplink: false, completion: guest.add)
    settle()

    #expect(guest.answers == ["no "])
    #expect(log.answers == ["yes"], "the caller who waits must still be told")
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

  @Test func `the shared calendars and the shared tracker are left alone`() {
    let requests = CalendarStore.shared.requests
    let events = UsageTracker.shared.events.count

    linker.link(user: ada, viaDeeplink: true, completion: log.add)
    queue.drain()

    #expect(log.answers == ["yes"], "else this test would prove nothing")
    #expect(CalendarStore.shared.requests == requests, "CalendarStore.shared was asked")
    #expect(UsageTracker.shared.events.count == events, "UsageTracker.shared was used")
  }
}
