import Platform

/// The editor of a draft, as found.
final class LegacyEditorScreen: Screen {
  private var client: DraftClient?
  private var timer: ScreenTimer?
  private var hasAppeared = false
  private var hasTyped = false
  private var isEdited = false
  private var saves = 0

  override func didLoad() {
    client = DraftClient()
    buttons = ["Save", "Close"]
    lines = [""]
  }

  override func didAppear() {
    timer = ScreenTimer(after: 5, repeats: true) { [weak self] in self?.saveNow() }
    if hasAppeared { return }
    hasAppeared = true
    lines = ["Loading"]
    client?.load { [weak self] result in
      // The user may have been faster than the answer.
      guard let self, !hasTyped else { return }
      switch result {
      case .success(let kept):
        text = kept
        lines = [""]
      case .failure:
        lines = ["Your draft could not be loaded"]
      }
    }
  }

  override func didChangeText() {
    hasTyped = true
    isEdited = true
    lines = ["Edited"]
  }

  override func didTap(_ button: String) {
    switch button {
    case "Save": saveNow()
    case "Close": leave()
    default: break
    }
  }

  override func didEnterBackground() {
    if isEdited { save() }
  }

  override func didDisappear() {
    timer?.invalidate()
    timer = nil
    if isEdited { save() }
  }

  /// Saves if there is something to save, and nothing on its way.
  private func saveNow() {
    if isEdited, saves == 0 { save() }
  }

  private func save() {
    saves += 1
    isEdited = false
    lines = ["Saving"]
    client?.save(text) { [weak self] result in
      guard let self else { return }
      saves -= 1
      switch result {
      case .success:
        lines = [isEdited ? "Edited" : saves > 0 ? "Saving" : "Saved"]
      case .failure:
        lines = ["Not saved"]
      }
    }
  }

  private func leave() {
    if !isEdited, saves == 0 {
      close()
      return
    }
    let alert = Alert("Your draft is not saved.", buttons: ["Discard", "Keep Editing"]) {
      [weak self] answer in
      guard let self else { return }
      if answer == "Discard" {
        isEdited = false
        close()
      }
    }
    present(alert)
  }
}
