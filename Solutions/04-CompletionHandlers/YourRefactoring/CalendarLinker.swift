import Foundation
import Platform

/// Links Jotter to the calendars. A second caller shares the first one's answer.
class CalendarLinker: CalendarLinking {
  static let shared = CalendarLinker()

  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  /// The callers to tell. Answers come on the system's threads, so this is used only under the lock.
  private var waiting: [Answer] = []
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
    guard user != nil else {
      completion(false, nil)
      return
    }
    let isFirst = lock.withLock {
      waiting.append(completion)
      return waiting.count == 1
    }
    guard isFirst else { return }
    requester.requestAccess { _, error in
      if let error {
        self.answer(false, error as NSError)
        return
      }
      self.finish(viaDeeplink: viaDeeplink)
    }
  }

  func appBecameActive() {
    guard lock.withLock({ !waiting.isEmpty }) else { return }
    finish(viaDeeplink: false)
  }

  private func finish(viaDeeplink: Bool) {
    requester.requestStatus { status in
      if viaDeeplink {
        self.tracker.log("calendar by deeplink: \(status.rawValue)")
      }
      guard status == .authorized else {
        self.answer(false, .notAuthorized)
        return
      }
      self.onMain {
        let told = self.taken()
        guard !told.isEmpty else { return }
        self.keeper.addCalendar(named: "Jotter")
        for completion in told { completion(true, nil) }
      }
    }
  }

  /// Tells all who wait, only once: the list is cleared before the first is told.
  private func answer(_ isLinked: Bool, _ error: NSError?) {
    for completion in taken() { completion(isLinked, error) }
  }

  /// Returns all handlers and clears them, in one step: of two answers at once, one finds none.
  private func taken() -> [Answer] {
    lock.withLock {
      defer { waiting = [] }
      return waiting
    }
  }
}
