@testable import HumbleObject

/// The editor's screen in a tunnel: the draft is empty, and each save fails at once.
final class TunnelScreen: EditorScreen {
  override func makeClient() -> any DraftStoring { TunnelClient() }
}
