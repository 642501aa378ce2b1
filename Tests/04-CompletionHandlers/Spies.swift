import Foundation

@testable import CompletionHandlers

/// Logs nothing, and remembers what it was to log.
final class TrackerSpy: Tracker {
  private(set) var events: [String] = []

  func log(_ event: String) { events.append(event) }
}

/// Does nothing an app can do, and remembers what it was to do.
final class ApplicationSpy: ApplicationProtocol {
  private(set) var registrations = 0
  private(set) var opened: [URL] = []

  func registerForRemoteNotifications() { registrations += 1 }

  func open(
    _ url: URL, options: [String: String], completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    opened.append(url)
    completionHandler(true)
  }
}

/// Adds no calendar, and remembers which it was to add.
final class CalendarKeeperSpy: CalendarKeeper {
  private(set) var calendars: [String] = []

  func addCalendar(named name: String) { calendars.append(name) }
}

/// Turns nothing on. What was never called is told apart from what was called with `false`.
final class ReminderSwitchSpy: ReminderSwitching {
  enum Deeplink {
    case notDetermined
    case `true`
    case `false`
  }

  private(set) var didTurnOn = false
  private(set) var deeplink = Deeplink.notDetermined

  func turnOn(user: User? = nil, viaDeeplink: Bool = false, completion: Answer? = nil) {
    didTurnOn = true
    deeplink = viaDeeplink ? .true : .false
  }
}

/// What callers were told, in order.
final class AnswerLog {
  private(set) var answers: [String] = []

  func add(_ isOn: Bool, _ error: NSError?) {
    answers.append(isOn ? "yes" : "no \(error.map { "\($0.domain) \($0.code)" } ?? "")")
  }
}

/// A queue on which nothing happens until a test says so.
final class ManualQueue {
  private var jobs: [() -> Void] = []

  func add(_ job: @escaping () -> Void) { jobs.append(job) }

  func drain() {
    while !jobs.isEmpty { jobs.removeFirst()() }
  }
}
