import Platform

/// Turns reminders on by the refactored switch, then comes back to the app.
@MainActor
enum RefactoredScene {
  static func play() {
    let reminderSwitch = ReminderSwitch()
    ComingBackScene.play(
      "A user turns reminders on.", yes: "reminders are on",
      ask: { reminderSwitch.turnOn(completion: $0) },
      whenAnswered: { done in
        UserNotificationCenter.current().getNotificationSettings { _ in done() }
      },
      comeBack: { reminderSwitch.turnOn() })
  }
}
