import Platform

/// Turns reminders on, then comes back to the app.
@MainActor
enum LegacyScene {
  static func play() {
    ComingBackScene.play(
      "A user turns reminders on.", yes: "reminders are on",
      ask: { LegacyReminderSwitch.shared.turnOn(completion: $0) },
      whenAnswered: { done in
        UserNotificationCenter.current().getNotificationSettings { _ in done() }
      },
      comeBack: { LegacyReminderSwitch.shared.turnOn() })
  }
}
