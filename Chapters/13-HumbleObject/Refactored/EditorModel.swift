/// The decisions of the editor as a value: an event comes in, and what the screen must do comes out.
struct EditorModel {
  enum Event: Equatable {
    case appeared, edited, wentToBackground, disappeared
    case tick, saveTapped, closeTapped
    case loaded(String?)
    case saved(Bool)
    case answered(String)
  }

  enum Action: Equatable {
    case load, save, close, startTimer, stopTimer
    case setText(String)
    case show(String)
    case ask(String, buttons: [String])
  }

  private var hasAppeared = false
  private var hasTyped = false
  private var isEdited = false
  private var saves = 0

  /// Decides what must be done, in order.
  mutating func take(_ event: Event) -> [Action] {
    switch event {
    case .appeared:
      defer { hasAppeared = true }
      return [.startTimer] + (hasAppeared ? [] : [.show("Loading"), .load])
    case .loaded where hasTyped: return []
    case .loaded(let kept?): return [.setText(kept), .show("")]
    case .loaded(nil): return [.show("Your draft could not be loaded")]
    case .edited:
      hasTyped = true
      isEdited = true
      return [.show("Edited")]
    case .tick, .saveTapped: return isEdited && saves == 0 ? save() : []
    case .wentToBackground: return isEdited ? save() : []
    case .disappeared: return [.stopTimer] + (isEdited ? save() : [])
    case .saved(let isSuccess):
      saves -= 1
      if !isSuccess { isEdited = true }
      let kept = isEdited ? "Edited" : saves > 0 ? "Saving" : "Saved"
      return [.show(isSuccess ? kept : "Not saved")]
    case .closeTapped:
      if !isEdited, saves == 0 { return [.close] }
      return [.ask("Your draft is not saved.", buttons: ["Discard", "Keep Editing"])]
    case .answered("Discard"):
      isEdited = false
      return [.close]
    case .answered: return []
    }
  }

  private mutating func save() -> [Action] {
    saves += 1
    isEdited = false
    return [.show("Saving"), .save]
  }
}
