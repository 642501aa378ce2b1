import Platform

/// A screen that keeps what the system calls, and asks a question.
final class ScreenSpy: Screen {
  private(set) var calls: [String] = []

  override func didLoad() {
    calls.append("load")
    buttons = ["Ask"]
  }

  override func didAppear() { calls.append("appear") }
  override func didChangeText() { calls.append("text \(text)") }
  override func didEnterBackground() { calls.append("background") }
  override func willEnterForeground() { calls.append("foreground") }
  override func didDisappear() { calls.append("disappear") }

  override func didTap(_ button: String) {
    calls.append("tap \(button)")
    present(
      Alert("Sure?", buttons: ["Yes", "No"]) { [weak self] in self?.calls.append("answer \($0)") })
  }
}
