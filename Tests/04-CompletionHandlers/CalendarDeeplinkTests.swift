import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// What the calendar linker tracks.
@MainActor @Suite(.knownUntil(started)) final class CalendarDeeplinkTests: LinkerStage {
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
}
