import Foundation
import Platform

/// Links Jotter to the calendars. A second caller is turned away while the first waits; a no of the
/// request is believed.
class CalendarLinker: CalendarLinking {
  static let shared = CalendarLinker()

  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  private var completion: Answer?
  private let lock = NSLock()

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
    let isFirst = lock.withLock {
      if self.completion != nil { return false }
      self.completion = completion
      return true
    }
    guard isFirst else {
      return completion(false, NSError(domain: "AlreadyLinking", code: 409))
    }
    requester.requestAccess { isGranted, error in
      if let error {
        self.end(false, error as NSError)
      } else {
        self.finish(viaDeeplink: viaDeeplink, isGranted: isGranted)
      }
    }
  }

  func appBecameActive() {
    if lock.withLock({ completion != nil }) { finish(viaDeeplink: false) }
  }

  private func finish(viaDeeplink: Bool, isGranted: Bool = true) {
    requester.requestStatus { [self] status in
      if viaDeeplink { tracker.log("calendar by deeplink: \(status.rawValue)") }
      guard isGranted, status == .authorized else { return end(false, .notAuthorized) }
      onMain { [self] in
        guard let told = taken() else { return }
        keeper.addCalendar(named: "Jotter")
        told(true, nil)
      }
    }
  }

  private func end(_ isLinked: Bool, _ error: NSError?) {
    taken()?(isLinked, error)
  }

  private func taken() -> Answer? {
    lock.withLock {
      defer { completion = nil }
      return completion
    }
  }
}
