import Platform

/// The editor's screen in the second design: it does what the model returns.
final class ModelEditorScreen: Screen {
  private var model = EditorModel()
  private let client = DraftClient()
  private var timer: ScreenTimer?

  override func didLoad() {
    buttons = ["Save", "Close"]
    lines = [""]
  }

  override func didAppear() { take(.appeared) }
  override func didChangeText() { take(.edited) }
  override func didEnterBackground() { take(.wentToBackground) }
  override func didDisappear() { take(.disappeared) }

  override func didTap(_ button: String) {
    switch button {
    case "Save": take(.saveTapped)
    case "Close": take(.closeTapped)
    default: break
    }
  }

  private func take(_ event: EditorModel.Event) {
    for action in model.take(event) { perform(action) }
  }

  private func perform(_ action: EditorModel.Action) {
    switch action {
    case .load: client.load { [weak self] in self?.take(.loaded(try? $0.get())) }
    case .save:
      client.save(text) { [weak self] result in self?.take(.saved((try? result.get()) != nil)) }
    case .close: close()
    case .startTimer:
      timer = ScreenTimer(after: 5, repeats: true) { [weak self] in self?.take(.tick) }
    case .stopTimer: timer?.invalidate()
    case .setText(let text): self.text = text
    case .show(let line): lines = [line]
    case .ask(let question, let buttons):
      present(Alert(question, buttons: buttons) { [weak self] in self?.take(.answered($0)) })
    }
  }
}
