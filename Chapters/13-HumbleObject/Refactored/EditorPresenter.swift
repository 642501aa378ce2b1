/// The decisions of the editor. A presenter knows no screen, only ``EditorShowing``.
final class EditorPresenter {
  private weak var screen: (any EditorShowing)?
  private let client: any DraftStoring
  private let startTimer: (_ action: @escaping () -> Void) -> any EditorTimer
  private var timer: (any EditorTimer)?
  private var hasAppeared = false
  private var hasTyped = false
  private var isEdited = false
  private var saves = 0

  init(
    screen: any EditorShowing, client: any DraftStoring,
    startTimer: @escaping (_ action: @escaping () -> Void) -> any EditorTimer
  ) {
    self.screen = screen
    self.client = client
    self.startTimer = startTimer
  }

  func appeared() {
    timer = startTimer { [weak self] in self?.saveNow() }
    if hasAppeared { return }
    hasAppeared = true
    screen?.show("Loading")
    client.load { [weak self] result in
      // The user may have been faster than the answer.
      guard let self, !hasTyped else { return }
      switch result {
      case .success(let kept):
        screen?.text = kept
        screen?.show("")
      case .failure:
        screen?.show("Your draft could not be loaded")
      }
    }
  }

  func edited() {
    hasTyped = true
    isEdited = true
    screen?.show("Edited")
  }

  func wentToBackground() {
    if isEdited { save() }
  }

  func disappeared() {
    timer?.invalidate()
    timer = nil
    if isEdited { save() }
  }

  /// Saves if there is something to save, and nothing on its way.
  func saveNow() {
    if isEdited, saves == 0 { save() }
  }

  private func save() {
    guard let screen else { return }
    saves += 1
    isEdited = false
    screen.show("Saving")
    client.save(screen.text) { [weak self] result in
      guard let self else { return }
      saves -= 1
      switch result {
      case .success:
        self.screen?.show(isEdited ? "Edited" : saves > 0 ? "Saving" : "Saved")
      case .failure:
        isEdited = true
        self.screen?.show("Not saved")
      }
    }
  }

  func leave() {
    if !isEdited, saves == 0 {
      screen?.close()
      return
    }
    screen?.ask("Your draft is not saved.", buttons: ["Discard", "Keep Editing"])
  }

  func answered(_ button: String) {
    guard button == "Discard" else { return }
    isEdited = false
    screen?.close()
  }
}
