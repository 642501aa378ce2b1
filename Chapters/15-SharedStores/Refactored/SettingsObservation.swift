import Foundation

/// Calls an action after each change of a store's settings, and ends with its owner.
nonisolated final class SettingsObservation {
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(
    of store: AnyObject, through center: NotificationCenter,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: ReminderSettings.didChange, object: store, queue: nil) {
      _ in MainActor.assumeIsolated { action() }
    }
  }

  deinit { center.removeObserver(token) }
}
