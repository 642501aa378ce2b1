import Foundation
import Platform

/// Links Jotter to the calendars. A second caller has its turn after the first.
class CalendarLinker: CalendarLinking {
  static let shared = CalendarLinker()

  private let requester: any CalendarRequester
  private let keeper: any CalendarKeeper
  private let tracker: any Tracker
  private let onMain: MainQueue
  private var turns: [LinkTurn] = []
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
      turns.append(LinkTurn(viaDeeplink: viaDeeplink, completion: completion))
      return turns.count == 1
    }
    if isFirst { begin() }
  }

  func appBecameActive() {
    if let turn = current { finish(turn, isTracked: false) }
  }

  private func begin() {
    guard let turn = current else { return }
    requester.requestAccess { _, error in
      if let error {
        self.end(turn, false, error as NSError)
      } else {
        self.finish(turn, isTracked: turn.viaDeeplink)
      }
    }
  }

  private func finish(_ turn: LinkTurn, isTracked: Bool) {
    requester.requestStatus { status in
      if isTracked { self.tracker.log("calendar by deeplink: \(status.rawValue)") }
      guard status == .authorized else { return self.end(turn, false, .notAuthorized) }
      self.onMain {
        guard self.leaves(turn) else { return }
        self.keeper.addCalendar(named: "Jotter")
        self.tell(turn, true, nil)
      }
    }
  }

  private func end(_ turn: LinkTurn, _ isLinked: Bool, _ error: NSError?) {
    if leaves(turn) { tell(turn, isLinked, error) }
  }

  private func tell(_ turn: LinkTurn, _ isLinked: Bool, _ error: NSError?) {
    // When no other caller waits, a handler that links again begins its own turn.
    let isFollowed = current != nil
    turn.completion(isLinked, error)
    if isFollowed { begin() }
  }

  private var current: LinkTurn? { lock.withLock { turns.first } }

  /// Ends a turn; false when it was not its turn.
  private func leaves(_ turn: LinkTurn) -> Bool {
    lock.withLock {
      guard turns.first === turn else { return false }
      turns.removeFirst()
      return true
    }
  }
}
