import Foundation

@testable import CompletionHandlers

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
