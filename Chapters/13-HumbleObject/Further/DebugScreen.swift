import Platform

/// A dead end: the build decides on the client.
final class DebugScreen: Screen {
  override func didAppear() {
    #if DEBUG
      text = "Dear Anna"
    #else
      DraftClient().load { [weak self] in self?.text = (try? $0.get()) ?? "" }
    #endif
  }
}
