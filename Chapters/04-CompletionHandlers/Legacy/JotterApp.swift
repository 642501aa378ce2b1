import Foundation
import Platform

/// Jotter, with somebody who turns reminders on and then comes back to the app.
@main
struct JotterApp {
  static func main() {
    DocumentsFolder.keepBetweenRuns()
    print("Somebody turns reminders on.")
    var answers = 0
    LegacyReminderSwitch.shared.turnOn { isOn, error in
      answers += 1
      let answer = isOn ? "reminders are on" : "no, \(error?.domain ?? "") \(error?.code ?? 0)"
      print("\nAnswer \(answers): \(answer)")
    }
    after(0.2, "They come back to Jotter, which looks again.") {
      LegacyReminderSwitch.shared.turnOn()
    }
    dispatchMain()
  }

  /// Waits until the system has been asked and answered, then goes on, and ends the program.
  private static func after(_ seconds: Double, _ text: String, _ body: @escaping () -> Void) {
    UserNotificationCenter.current().getNotificationSettings { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
        print("\n\(text)")
        body()
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { exit(0) }
      }
    }
  }
}
