import Platform
import Testing

@testable import HumbleObject

@MainActor @Suite struct EditorTests {
  @Test func `the kept draft is shown`() {
    let window = Window()
    let screen = window.show(TestingEditorScreen.self)

    screen.client.answerLoad(.success("Dear Anna"))

    #expect(window.visible == ["Dear Anna", "", "[Save]", "[Close]"])
  }

  // Your tests.
}
