import Dispatch
import Platform
import Testing

@MainActor @Suite struct WindowTests {
  private let window = Window()

  @Test func `a screen is made from its class, loaded once, and appears each time`() {
    let screen = window.show(ScreenSpy.self)
    window.leaveApp()
    window.comeBack()
    window.close()

    #expect(
      screen.calls == ["load", "appear", "background", "appear", "disappear"])
  }

  @Test func `letters are typed one at a time, and the field can be emptied`() {
    let screen = window.show(ScreenSpy.self)
    window.type("Hi")
    window.emptyField()

    #expect(screen.calls.suffix(3) == ["text H", "text Hi", "text "])
  }

  @Test func `a tap reaches the buttons that the screen has`() {
    let screen = window.show(ScreenSpy.self)
    window.tap("Ask")
    window.tap("Delete")

    #expect(screen.calls.suffix(1) == ["tap Ask"])
  }

  @Test func `an alert takes all touches, and a second one until it has faded`() async {
    let screen = window.show(ScreenSpy.self)
    window.tap("Ask")
    #expect(window.visible == ["", "[Ask]", "Sure?", "[Yes]", "[No]"])
    window.type("Hi")
    window.tap("Ask")
    window.tap("Yes")
    window.tap("No")
    #expect(window.visible == ["", "[Ask]"])
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    window.tap("Yes")
    window.tap("Ask")

    #expect(screen.calls.suffix(4) == ["tap Ask", "answer Yes", "answer No", "tap Ask"])
  }

  @Test func `another screen takes the place of the first one, which is let go`() {
    weak var first: ScreenSpy?
    do {
      let screen = window.show(ScreenSpy.self)
      screen.close()
      #expect(window.screen == nil)
      #expect(screen.calls.last == "disappear")
      first = window.show(ScreenSpy.self)
    }
    window.show(ScreenSpy.self)

    #expect(first == nil)
  }
}
