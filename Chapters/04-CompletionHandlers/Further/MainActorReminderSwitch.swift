import Foundation
import Platform

/// The switch on the main actor. What the system says goes there first, so no lock is needed.
///
/// It compiles in Swift 6 mode as well. One thing is different: every answer comes on the main actor.
@MainActor
final class MainActorReminderSwitch {
  private let requester: any NotificationRequester & Sendable
  private let application: any ApplicationProtocol
  private var completion: Answer?

  init(
    requester: any NotificationRequester & Sendable = UserNotificationCenter.current(),
    application: any ApplicationProtocol = Application.shared
  ) {
    self.requester = requester
    self.application = application
  }

  func turnOn(completion: Answer? = nil) {
    if let completion { self.completion = completion }
    requester.setNotificationCategories(["reminder"])
    requester.requestAuthorization(options: ["alert", "sound"]) { _, error in
      Task { @MainActor in self.authorizationWasRequested(error) }
    }
  }

  private func authorizationWasRequested(_ error: (any Error)?) {
    if let error {
      answer(false, error as NSError)
      return
    }
    requester.requestNotificationSettings { settings in
      let status = settings.authorizationStatus
      Task { @MainActor in self.settingsCame(status) }
    }
  }

  private func settingsCame(_ status: AuthorizationStatus) {
    guard status == .authorized else {
      answer(false, .notAuthorized)
      return
    }
    application.registerForRemoteNotifications()
    answer(true, nil)
  }

  /// Tells the caller who waits. On the main actor no other code runs between the lines.
  private func answer(_ isOn: Bool, _ error: NSError?) {
    let told = completion
    completion = nil
    told?(isOn, error)
  }
}
