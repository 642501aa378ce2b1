import Foundation
import Platform

/// A type that can do what the running app can.
protocol ApplicationProtocol {
  func registerForRemoteNotifications()

  func open(
    _ url: URL, options: [String: String], completionHandler: @escaping @Sendable (Bool) -> Void)
}

extension Application: ApplicationProtocol {}
