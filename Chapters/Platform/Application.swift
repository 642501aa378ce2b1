import Foundation
import Synchronization

/// The running app: a stand-in for `UIApplication`.
///
/// It is not `@MainActor`, so that old code compiles, and it counts registrations instead of telling a delegate.
public final class Application: Sendable {
  public static let shared = Application()

  private let registered = Mutex(0)

  private init() {}

  /// How often the phone was registered for push notifications.
  public var registrations: Int { registered.withLock { $0 } }

  /// Registers the phone. On the main queue only: elsewhere it traps. For the original the compiler refuses a call from
  /// elsewhere, or Xcode's Main Thread Checker reports it.
  public func registerForRemoteNotifications() {
    dispatchPrecondition(condition: .onQueue(.main))
    registered.withLock { $0 += 1 }
  }

  /// Opens a link in another app.
  public func open(
    _ url: URL, options: [String: String], completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(!url.absoluteString.isEmpty) }
  }
}
