@testable import HumbleObject

/// The editor's screen with a client that a test answers for, and a timer that a test fires.
final class TestingEditorScreen: EditorScreen {
  let client = ManualDraftClient()
  let timer = ManualTimer()

  override func makeClient() -> any DraftStoring { client }

  override func makeTimer(_ action: @escaping () -> Void) -> any EditorTimer {
    timer.start(action)
    return timer
  }
}
