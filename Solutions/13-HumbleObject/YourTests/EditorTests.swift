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

  let window = Window()
  private let question = ["Your draft is not saved.", "[Discard]", "[Keep Editing]"]

  /// An editor with an empty draft, into which the user typed.
  private func edited(_ text: String = "Hi") -> TestingEditorScreen {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success(""))
    window.type(text)
    return screen
  }

  // MARK: - The question

  @Test func `an unchanged draft is closed without a question`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success("Dear Anna"))

    window.tap("Close")

    #expect(window.screen == nil)
    #expect(screen.client.saved == [])
  }

  @Test func `a draft that is saved is closed without a question`() {
    let screen = edited()

    window.tap("Save")
    screen.client.answerSave(.success(()))
    #expect(window.visible == ["Hi", "Saved", "[Save]", "[Close]"])
    window.tap("Close")

    #expect(window.screen == nil)
  }

  @Test func `a changed draft is asked about`() {
    _ = edited()

    window.tap("Close")

    #expect(window.visible == ["Hi", "Edited", "[Save]", "[Close]"] + question)
  }

  @Test func `while a save is on its way Close asks`() {
    _ = edited()

    window.tap("Save")
    window.tap("Close")

    #expect(window.visible == ["Hi", "Saving", "[Save]", "[Close]"] + question)
  }

  @Test func `Keep Editing keeps the draft`() {
    let screen = edited()

    window.tap("Close")
    window.tap("Keep Editing")
    #expect(window.visible == ["Hi", "Edited", "[Save]", "[Close]"])
    window.tap("Close")
    #expect(window.visible.suffix(3) == question)
    window.tap("Keep Editing")
    window.tap("Save")

    #expect(screen.client.saved == ["Hi"])
  }

  @Test func `Discard closes, and saves nothing`() {
    let screen = edited()

    window.tap("Close")
    window.tap("Discard")

    #expect(window.screen == nil)
    #expect(screen.client.saved == [])
  }

  // MARK: - Answers that come late

  @Test func `after a failed save Close asks`() {
    let screen = edited()

    window.tap("Save")
    screen.client.answerSave(.failure(.noAnswer))
    #expect(window.visible == ["Hi", "Not saved", "[Save]", "[Close]"])
    window.tap("Close")
    #expect(window.visible.suffix(3) == question)
    window.tap("Keep Editing")
    window.tap("Save")

    #expect(screen.client.saved == ["Hi", "Hi"], "a save that failed can be tried again")
  }

  @Test func `a change during a save is not saved by it`() {
    let screen = edited()

    window.tap("Save")
    window.type("!")
    screen.client.answerSave(.success(()))
    #expect(window.visible == ["Hi!", "Edited", "[Save]", "[Close]"])
    window.tap("Close")

    #expect(window.visible.suffix(3) == question)
  }

  @Test func `one save at a time, until the user leaves`() {
    let screen = edited()

    window.tap("Save")
    window.type("!")
    window.tap("Save")
    screen.timer.fire()
    #expect(screen.client.saved == ["Hi"])
    window.leaveApp()

    #expect(screen.client.saved == ["Hi", "Hi!"])
  }

  @Test func `two saves are answered one after the other`() {
    let screen = edited()
    window.leaveApp()
    window.type("!")
    window.leaveApp()

    screen.client.answerSave(.success(()))
    #expect(screen.lines == ["Saving"])
    screen.client.answerSave(.success(()))
    #expect(screen.lines == ["Saved"])
  }

  @Test func `a draft that is loaded late does not replace the text`() {
    let screen = window.show(TestingEditorScreen.self)
    #expect(screen.lines == ["Loading"])
    window.type("Hi")

    screen.client.answerLoad(.success("Dear Anna"))

    #expect(window.visible == ["Hi", "Edited", "[Save]", "[Close]"])
  }

  @Test func `a draft that cannot be loaded is said so`() {
    let screen = window.show(TestingEditorScreen.self)

    screen.client.answerLoad(.failure(.noAnswer))

    #expect(window.visible == ["", "Your draft could not be loaded", "[Save]", "[Close]"])
    window.leaveApp()
    #expect(screen.client.saved == [], "an empty text would take the place of the kept draft")
    window.tap("Close")

    #expect(window.screen == nil)
  }

  @Test func `appearing again keeps what was typed`() {
    let screen = edited()
    window.cover()
    screen.client.answerSave(.success(()))

    window.uncover()
    screen.client.answerLoad(.success("Dear Anna"))
    window.comeBack()
    screen.client.answerLoad(.success("Dear Anna"))

    #expect(window.visible == ["Hi", "Saved", "[Save]", "[Close]"])
  }

  // MARK: - The way out, and the timer

  @Test func `leaving the app saves, and the way out does not save again`() {
    let screen = edited()

    window.leaveApp()
    #expect(screen.client.saved == ["Hi"])
    window.close()

    #expect(screen.client.saved == ["Hi"])
  }

  @Test func `a screen that disappears saves, also what was typed during a save`() {
    let screen = edited()
    window.tap("Save")
    window.type("!")

    window.close()

    #expect(screen.client.saved == ["Hi", "Hi!"])
  }

  @Test func `an unchanged draft is never saved`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success("Dear Anna"))

    window.tap("Save")
    screen.timer.fire()
    window.leaveApp()
    window.comeBack()
    window.cover()
    window.uncover()
    window.close()

    #expect(screen.client.saved == [])
  }

  @Test func `the timer saves what is changed, and nothing else`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success("Dear Anna"))
    screen.timer.fire()
    #expect(screen.client.saved == [])

    window.type("!")
    screen.timer.fire()
    screen.client.answerSave(.success(()))
    screen.timer.fire()

    #expect(screen.client.saved == ["Dear Anna!"])
    #expect(screen.lines == ["Saved"])
  }

  @Test func `the timer stops with the screen, and starts when it appears again`() {
    let screen = edited()

    window.cover()
    screen.client.answerSave(.success(()))
    #expect(!screen.timer.isRunning)
    window.uncover()
    window.type("!")
    screen.timer.fire()
    #expect(screen.client.saved == ["Hi", "Hi!"])
    window.close()

    #expect(!screen.timer.isRunning)
  }
}
