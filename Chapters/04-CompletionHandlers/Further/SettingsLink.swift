import Foundation
import Platform

/// The button "Allow it in the settings", for a user who has refused.
class SettingsLink {
  private let application: any ApplicationProtocol

  init(application: any ApplicationProtocol = Application.shared) {
    self.application = application
  }

  /// Opens the settings of the phone.
  ///
  /// - Parameter completion: Called later, with whether they opened.
  func open(completion: @escaping @Sendable (Bool) -> Void) {
    guard let settings = URL(string: "app-settings:") else { return completion(false) }
    application.open(settings, options: [:], completionHandler: completion)
  }
}
