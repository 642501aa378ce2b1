import Platform
import Testing

@testable import HumbleObject

/// Edges: a field that was emptied, a newer save, and what may hold the screen.
extension EditorTests {
  @Test func `a draft that was emptied is saved, too`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success("Dear Anna"))

    window.emptyField()
    window.leaveApp()

    #expect(screen.client.saved == [""])
  }

  @Test func `a late draft does not come back into a field that was emptied`() {
    let screen = window.show(TestingEditorScreen.self)

    window.type("H")
    window.emptyField()
    screen.client.answerLoad(.success("Dear Anna"))

    #expect(screen.text == "")
  }

  @Test func `while a newer save is on its way, the line says what was typed since`() {
    let screen = window.show(TestingEditorScreen.self)
    screen.client.answerLoad(.success(""))
    window.type("Hi")
    window.tap("Save")
    window.type("!")
    window.leaveApp()
    window.type("!")

    screen.client.answerSave(.success(()))

    #expect(screen.lines == ["Edited"])
  }

  @Test func `a timer that still runs does not hold the screen`() {
    weak var gone: EditorScreen?
    var timer: ManualTimer?
    do {
      let screen = Window().show(TestingEditorScreen.self)
      (gone, timer) = (screen, screen.timer)
    }

    #expect(gone == nil)
    #expect(timer?.isRunning == true)
  }

  @Test func `what the screen made does not hold it`() {
    weak var gone: EditorScreen?
    var kept: (ManualDraftClient, ManualTimer)?
    do {
      let screen = window.show(TestingEditorScreen.self)
      window.type("Hi")
      window.tap("Save")
      kept = (screen.client, screen.timer)
      gone = screen
      window.close()
    }

    #expect(gone == nil)
    withExtendedLifetime(kept) {}
  }
}
