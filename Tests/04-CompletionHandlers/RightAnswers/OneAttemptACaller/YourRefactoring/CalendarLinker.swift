import Foundation
import Platform

/// Links Jotter to the calendars. Each caller has an attempt of their own: a question, and a status.
class CalendarLinker: CalendarLinking {
  static let shared = CalendarLinker()

  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  private var attempts: [LinkAttempt] = []
  private let lock = NSLock()

  init(
    requester: any CalendarRequester = CalendarStore.shared,
    keeper: any CalendarKeeper = CalendarStore.shared,
    tracker: any Tracker = UsageTracker.shared,
    onMain: @escaping MainQueue = onMainQueue
  ) {
    (self.requester, self.keeper, self.tracker, self.onMain) = (requester, keeper, tracker, onMain)
  }

  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer) {
    guard user != nil else { return completion(false, nil) }
    let attempt = LinkAttempt(isTracked: viaDeeplink, completion: completion)
    lock.withLock { attempts.append(attempt) }
    requester.requestAccess { _, error in
      if let error { return self.fail(attempt, error as NSError) }
      self.requester.requestStatus { status in
        if attempt.isTracked { self.tracker.log("calendar by deeplink: \(status.rawValue)") }
        self.finish(attempt, status)
      }
    }
  }

  func appBecameActive() {
    for attempt in lock.withLock({ attempts }) {
      requester.requestStatus { self.finish(attempt, $0) }
    }
  }

  private func finish(_ attempt: LinkAttempt, _ status: AuthorizationStatus) {
    guard status == .authorized else { return fail(attempt, .notAuthorized) }
    onMain {
      guard let completion = self.taken(attempt) else { return }
      self.keeper.addCalendar(named: "Jotter")
      completion(true, nil)
    }
  }

  private func fail(_ attempt: LinkAttempt, _ error: NSError) {
    taken(attempt)?(false, error)
  }

  private func taken(_ attempt: LinkAttempt) -> Answer? {
    lock.withLock {
      attempts.removeAll { $0 === attempt }
      return attempt.end()
    }
  }
}
