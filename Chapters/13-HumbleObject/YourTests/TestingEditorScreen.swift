@testable import HumbleObject

/// The editor's screen with a client that a test answers for.
final class TestingEditorScreen: EditorScreen {
  let client = ManualDraftClient()

  override func makeClient() -> any DraftStoring { client }
}
