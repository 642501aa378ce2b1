import Platform
import Testing

@MainActor @Suite struct WindowTests {
  private let window = Window()

  @Test func `a screen is made from its class, loaded once, and appears when nothing covers it`() {
    let screen = window.show(ScreenSpy.self)
    window.leaveApp()
    window.comeBack()
    window.cover()
    window.uncover()
    window.close()

    #expect(
      screen.calls
        == ["load", "appear", "background", "foreground", "disappear", "appear", "disappear"])
  }

  @Test func `a covered screen is not seen, and takes no touches`() {
    let screen = window.show(ScreenSpy.self)
    window.tap("Ask")
    window.cover()
    window.cover()
    #expect(window.visible == [])
    window.tap("Yes")
    window.type("Hi")
    window.leaveApp()
    window.comeBack()
    window.close()
    window.uncover()

    #expect(screen.calls == ["load", "appear", "tap Ask", "disappear"])
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

  @Test func `an alert takes all touches, and one answer`() {
    let screen = window.show(ScreenSpy.self)
    window.tap("Ask")
    #expect(window.visible == ["", "[Ask]", "Sure?", "[Yes]", "[No]"])
    window.type("Hi")
    window.tap("Ask")
    window.tap("Yes")
    window.tap("No")
    #expect(window.visible == ["", "[Ask]"])
    window.tap("Ask")

    #expect(screen.calls.suffix(3) == ["tap Ask", "answer Yes", "tap Ask"])
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
