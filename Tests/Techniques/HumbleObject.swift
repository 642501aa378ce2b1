class Screen {
  var lines: [String] = []
  required init() {}
}

final class DraftClient: DraftStoring {
  func load(_ answer: @escaping @Sendable (String) -> Void) {}
}

protocol DraftStoring {
  func load(_ answer: @escaping @Sendable (String) -> Void)
}

final class ManualDraftClient {}

class FoundScreen: Screen {
  private var client = DraftClient()
}

final class TestingFoundScreen: FoundScreen {
  let client = ManualDraftClient()

  override func makeClient() -> DraftClient { client }
}

class ExtendedScreen: Screen {
  var client: (any DraftStoring)?
}

extension ExtendedScreen {
  func makeClient() -> any DraftStoring { DraftClient() }
}

final class TestingExtendedScreen: ExtendedScreen {
  let client = ManualDraftClient()

  override func makeClient() -> any DraftStoring { DraftClient() }
}

class ConcreteScreen: Screen {
  private var client: DraftClient?

  func didLoad() { client = makeClient() }

  func makeClient() -> any DraftStoring { DraftClient() }
}

class EagerScreen: Screen {
  private let client = makeClient()

  func makeClient() -> any DraftStoring { DraftClient() }
}

class EditorScreen: Screen, EditorShowing {
  private lazy var client = makeClient()
  private lazy var presenter = EditorPresenter(screen: self) { makeClient() }

  func makeClient() -> any DraftStoring { DraftClient() }

  func didAppear() {
    client.load { [weak self] text in self?.lines = [text] }
  }
}

final class TestingEditorScreen: EditorScreen {
  private let client: any DraftStoring

  init(client: any DraftStoring) {
    self.client = client
    super.init()
  }

  override func makeClient() -> any DraftStoring { client }
}

protocol EditorShowing: AnyObject {}

final class EditorPresenter {
  private weak var screen: (any EditorShowing)?
  private let makeClient: () -> any DraftStoring

  init(screen: any EditorShowing, makeClient: @escaping () -> any DraftStoring) {
    self.screen = screen
    self.makeClient = makeClient
  }
}
