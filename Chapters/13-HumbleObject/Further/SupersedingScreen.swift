import Platform

/// Supersede Instance Variable: a test gives the screen another client after it was made.
final class SupersedingScreen: Screen {
  private var client: any DraftStoring = DraftClient()

  override func didAppear() {
    client.load { [weak self] in self?.text = (try? $0.get()) ?? "" }
  }

  /// For tests only. The app's client was made before, with all that it does when it is made.
  func supersedeClient(with other: any DraftStoring) { client = other }
}
