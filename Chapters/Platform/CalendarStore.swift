import Dispatch
import Synchronization

/// The system's calendars: a stand-in for `EKEventStore`.
///
/// There is one for all, where an app makes its own. It reads its status by a callback, and knows one permission, where
/// iOS 17 has two.
public final class CalendarStore: Sendable {
  public static let shared = CalendarStore()

  private let permission = Permission(
    name: "Calendars", question: "\"Jotter\" would like to see your calendars. Allow?")
  private let asked = Mutex(0)
  private let names = Mutex<[String]>([])

  private init() {}

  /// How often access was requested.
  public var requests: Int { asked.withLock { $0 } }

  /// The calendars, by their names.
  public var calendars: [String] { names.withLock { $0 } }

  /// Asks the user, once and for all, whether the app may see the calendars.
  public func requestAccess(
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    asked.withLock { $0 += 1 }
    permission.request { completionHandler($0 == .authorized, nil) }
  }

  /// Reads what the user has allowed.
  public func getStatus(completionHandler: @escaping @Sendable (AuthorizationStatus) -> Void) {
    permission.read(completionHandler)
  }

  /// Adds a calendar. On the main queue only: elsewhere it traps. `EKEventStore` makes no such demand; UIKit does.
  public func addCalendar(named name: String) {
    dispatchPrecondition(condition: .onQueue(.main))
    names.withLock { $0.append(name) }
  }
}
