import Platform
import Testing

@testable import HumbleObject

/// Turn 2: the screen, with a search that does what a test says.
@MainActor @Suite(.knownUntil(started)) struct SearchScreenTests {
  private let search = SearchSpy()
  private let window = Window()

  @Test func `the screen passes each event on, and decides nothing`() {
    window.show(makeScreen(search: search))
    window.type("te ")
    window.type("a")
    window.leaveApp()
    window.comeBack()
    window.emptyField()
    window.close()

    #expect(
      search.events == [
        .appeared, .typed("t"), .typed("te"), .typed("te "), .typed("te a"), .left, .appeared,
        .typed(""), .left,
      ])
  }

  @Test func `the screen shows what it is told, whatever the field holds`() {
    let screen = makeScreen(search: search)
    window.show(screen)
    window.type("te")

    screen.show(SearchShown(rows: ["Tea", "Rent"], message: "No notes"))
    #expect(window.visible == ["te", "No notes", "Tea", "Rent"])
    screen.show(SearchShown(rows: ["Rent"], isBusy: true))
    #expect(window.visible == ["te", "Searching", "Rent"])
    window.leaveApp()
    window.comeBack()
    #expect(window.visible == ["te", "Searching", "Rent"], "nothing else was shown yet")
    window.emptyField()
    #expect(window.visible == ["", "Searching", "Rent"], "the search did not say to clear it")
    screen.show(SearchShown(rows: ["Tea"], isBusy: true))
    #expect(window.visible == ["", "Searching", "Tea"])
    screen.show(SearchShown())
    #expect(window.visible == ["", ""])
  }

  @Test func `the screen lets the search go once it is gone`() {
    weak var search: SearchSpy?
    weak var screen: Screen?
    var events: [SearchEvent] = []
    do {
      let spy = SearchSpy()
      let made = makeScreen(search: spy)
      (search, screen) = (spy, made)
      window.show(made)
      window.close()
      events = spy.events
    }

    #expect(events == [.appeared, .left], "the screen passes on that it is gone")
    #expect(search == nil && screen == nil, "the screen or the search is still held")
  }
}
