import Foundation
import Platform

/// Links Jotter to the calendars. Who comes while somebody waits is turned away.
class CalendarLinker: CalendarLinking {
  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  private var completion: Answer?

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
    guard user != nil else { return completion(false, nil) }
    guard self.completion == nil else {
      return completion(false, NSError(domain: "AlreadyLinking", code: 409))
    }
    self.completion = completion
    requester.requestAccess { _, error in
      if let error {
        self.end(false, error as NSError)
      } else {
        self.finish(viaDeeplink: viaDeeplink)
      }
    }
  }

  func appBecameActive() {
    if completion != nil { finish(viaDeeplink: false) }
  }

  private func finish(viaDeeplink: Bool) {
    requester.requestStatus { [self] status in
      if viaDeeplink { tracker.log("calendar by deeplink: \(status.rawValue)") }
      guard status == .authorized else { return end(false, .notAuthorized) }
      onMain { [self] in
        guard completion != nil else { return }
        keeper.addCalendar(named: "Jotter")
        end(true, nil)
      }
    }
  }

  private func end(_ isLinked: Bool, _ error: NSError?) {
    let told = completion
    completion = nil
    told?(isLinked, error)
  }
}
