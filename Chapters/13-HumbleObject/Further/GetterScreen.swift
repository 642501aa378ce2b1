import Platform

/// Extract and Override Getter: the client is made when it is used first, and a subclass overrides the property.
class GetterScreen: Screen {
  lazy var client: any DraftStoring = DraftClient()

  override func didAppear() {
    client.load { [weak self] in self?.text = (try? $0.get()) ?? "" }
  }
}
