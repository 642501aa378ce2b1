import Foundation
import Platform

/// Links Jotter to the calendars, from the main actor. Only the waiting list is used on other threads.
@MainActor
final class CalendarLinker: @preconcurrency CalendarLinking {
  static let shared = CalendarLinker()

  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  private let waiting = WaitingList()

  init(
    requester: any CalendarRequester = CalendarStore.shared,
    keeper: any CalendarKeeper = CalendarStore.shared,
    tracker: any Tracker = UsageTracker.shared,
    onMain: @escaping MainQueue = onMainQueue
  ) {
    self.requester = requester
    self.keeper = keeper
    self.tracker = tracker
    self.onMain = onMain
  }

  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer) {
    guard user != nil else {
      completion(false, nil)
      return
    }
    guard waiting.add(completion) == 1 else { return }
    let finish = finishing(viaDeeplink: viaDeeplink)
    requester.requestAccess { [waiting] _, error in
      if let error {
        waiting.tell(false, error as NSError)
      } else {
        finish()
      }
    }
  }

  func appBecameActive() {
    if !waiting.isEmpty { finishing(viaDeeplink: false)() }
  }

  /// What to do once the user has answered, on whatever thread that is.
  private func finishing(viaDeeplink: Bool) -> () -> Void {
    { [waiting, requester, tracker, keeper, onMain] in
      requester.requestStatus { status in
        if viaDeeplink { tracker.log("calendar by deeplink: \(status.rawValue)") }
        guard status == .authorized else {
          waiting.tell(false, .notAuthorized)
          return
        }
        onMain {
          guard !waiting.isEmpty else { return }
          keeper.addCalendar(named: "Jotter")
          waiting.tell(true, nil)
        }
      }
    }
  }
}
