import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker when users come back to the app.
@MainActor @Suite(.knownUntil(started)) final class CalendarComingBackTests: LinkerStage {
  @Test(arguments: Ending.allCases)
  func `after any ending, coming back answers no caller again`(ending: Ending) {
    ending.prepare(requester)
    link()
    queue.drain()
    let readings = requester.statusRequests

    linker.appBecameActive()
    queue.drain()

    #expect(
      log.answers == [ending.answer], "the handler must fire exactly once, after \(ending) too")
    #expect(
      keeper.calendars == (ending == .success ? ["Jotter"] : []), "coming back adds no calendar")
    #expect(requester.statusRequests == readings, "no caller waits: the status is not even read")
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

  @Test func `who comes back undecided may decide later`() {
    requester.isAccessLate = true
    requester.status = .notDetermined
    link()
    linker.appBecameActive()
    queue.drain()
    let early = log.answers
    #expect(
      early == [] || early == ["no NotAuthorized 404"],
      "the undecided are refused, or go on waiting")

    requester.status = .authorized
    linker.appBecameActive()
    queue.drain()
    #expect(
      log.answers == (early == [] ? ["yes"] : early), "who still waits is told on coming back again"
    )
    requester.answer()
    queue.drain()

    #expect(log.answers == (early == [] ? ["yes"] : early), "and told once")
  }

  @Test func `what the status was on coming back does not decide later`() {
    requester.isAccessLate = true
    requester.status = .notDetermined
    link()
    linker.appBecameActive()
    queue.drain()
    let early = log.answers

    requester.status = .authorized
    requester.answer()
    queue.drain()

    #expect(
      log.answers == (early == [] ? ["yes"] : ["no NotAuthorized 404"]),
      "read the status anew when the question is answered")
  }
}
