import Foundation

@testable import CompletionHandlers

/// Records what it was asked to do, and does nothing.
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
