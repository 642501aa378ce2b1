import Synchronization

/// The system's notification centre: a stand-in for `UNUserNotificationCenter`.
///
/// There is one, no other code can create another, and it calls back on a queue of its own. Options and categories are
/// texts here, and the question comes on the terminal: in a test nobody answers, and nothing calls back.
public final class UserNotificationCenter: Sendable {
  private static let only = UserNotificationCenter()

  private let permission = Permission(
    name: "Notifications", question: "\"Jotter\" would like to send you notifications. Allow?")
  private let asked = Mutex(0)
  private let categories = Mutex<Set<String>>([])

  private init() {}

  public static func current() -> UserNotificationCenter { only }

  /// How often authorization was requested.
  public var requests: Int { asked.withLock { $0 } }

  /// Says which kinds of notification the app sends.
  public func setNotificationCategories(_ categories: Set<String>) {
    self.categories.withLock { $0 = categories }
  }

  /// Asks the user, once and for all, whether the app may notify them.
  public func requestAuthorization(
    options: Set<String>, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    asked.withLock { $0 += 1 }
    permission.request { completionHandler($0 == .authorized, nil) }
  }

  /// Reads what the user has allowed.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (NotificationSettings) -> Void
  ) {
    permission.read { completionHandler(NotificationSettings(authorizationStatus: $0)) }
  }
}
