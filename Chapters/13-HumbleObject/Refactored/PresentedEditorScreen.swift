import Platform

/// The editor's screen, too simple to be wrong: it passes on what happens, and shows what it is told.
final class PresentedEditorScreen: Screen, EditorShowing {
  private lazy var presenter = EditorPresenter(screen: self, client: DraftClient()) {
    ScreenTimer(after: 5, repeats: true, action: $0)
  }

  override func didLoad() {
    buttons = ["Save", "Close"]
    lines = [""]
  }

  override func didAppear() { presenter.appeared() }
  override func didChangeText() { presenter.edited() }
  override func didEnterBackground() { presenter.wentToBackground() }
  override func didDisappear() { presenter.disappeared() }

  override func didTap(_ button: String) {
    switch button {
    case "Save": presenter.saveNow()
    case "Close": presenter.leave()
    default: break
    }
  }

  func show(_ line: String) { lines = [line] }

  func ask(_ question: String, buttons: [String]) {
    present(Alert(question, buttons: buttons) { [weak self] in self?.presenter.answered($0) })
  }
}
