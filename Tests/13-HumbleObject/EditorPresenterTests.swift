import Platform
import Testing

@testable import HumbleObject

/// The first design: the presenter calls a protocol of the screen, so a test needs a double for it.
@MainActor @Suite struct EditorPresenterTests {
  private let screen = EditorSpy()
  private let client = DraftClientStub()

  private func makePresenter() -> EditorPresenter {
    EditorPresenter(screen: screen, client: client) { ScreenTimer(after: 5, action: $0) }
  }

  @Test func `after a failed save the presenter asks`() {
    let presenter = makePresenter()
    client.saveResult = .failure(.noAnswer)

    presenter.edited()
    presenter.saveNow()
    presenter.leave()

    #expect(screen.calls == ["show Edited", "show Saving", "show Not saved", "ask"])
  }

  @Test func `Discard closes, and saves nothing`() {
    let presenter = makePresenter()

    presenter.edited()
    presenter.leave()
    presenter.answered("Discard")
    presenter.disappeared()

    #expect(screen.calls == ["show Edited", "ask", "close"])
    #expect(client.saved == [])
  }
}
