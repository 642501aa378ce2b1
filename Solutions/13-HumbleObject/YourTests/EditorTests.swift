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

  private let window = Window()

  /// An editor with an empty draft, into which the user typed.
  private func edited(_ text: String = "Hi") -> TestingEditorScreen {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success(""))
    window.type(text)
    return screen
  }

  @Test func `an unchanged draft is closed without a question`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success("Dear Anna"))

    window.tap("Close")

    #expect(window.screen == nil)
  }

  @Test func `Keep Editing keeps the draft`() {
    let screen = edited()

    window.tap("Close")
    window.tap("Keep Editing")
    window.tap("Save")

    #expect(screen.client.saved == ["Hi"])
  }

  @Test func `a quick second answer does not count`() {
    _ = edited()

    window.tap("Close")
    window.tap("Keep Editing")
    window.tap("Discard")

    #expect(window.screen != nil)
  }

  @Test func `after a failed save Close asks`() {
    let screen = edited()

    window.tap("Save")
    screen.client.answerSave(.failure(.noAnswer))
    #expect(screen.lines == ["Not saved"])
    window.tap("Close")

    #expect(window.visible.contains("Your draft is not saved."))
  }

  @Test func `after a change during a save Close asks`() {
    let screen = edited()

    window.tap("Save")
    window.type("!")
    screen.client.answerSave(.success(()))
    window.tap("Close")

    #expect(window.visible.contains("Your draft is not saved."))
  }

  @Test func `the way out saves once`() {
    let screen = edited()

    window.leaveApp()
    window.close()

    #expect(screen.client.saved == ["Hi"])
  }

  @Test func `the timer ends with the screen`() {
    let screen = edited()

    window.close()

    #expect(screen.timer.isInvalidated)
  }

  @Test func `coming back keeps what was typed`() {
    let screen = edited("Hi")
    window.leaveApp()
    screen.client.answerSave(.success(()))

    window.comeBack()
    screen.client.answerLoad(.success("Dear Anna"))

    #expect(screen.text == "Hi")
  }
}
