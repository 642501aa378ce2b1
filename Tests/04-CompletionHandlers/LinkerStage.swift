import Foundation
import Platform

@testable import CompletionHandlers

/// A calendar linker on a stub, spies and a manual queue: what the suites that test it have in common.
@MainActor class LinkerStage {
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

  /// Lets the system answer all questions, one after the other.
  func settle() {
    for _ in 1...3 {
      requester.answer()
      queue.drain()
    }
  }
}
