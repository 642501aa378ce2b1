import Platform
import Support
import Testing

@testable import HumbleObject

/// Turn 2: the screen, with a search that does what a test says.
@MainActor @Suite(.knownUntil(started)) struct SearchScreenTests {
  private let search = SearchSpy()
  private let window = Window()

  @Test func `the screen passes each event on, and decides nothing`() async {
    window.show(makeScreen(search: search))
    window.type("te ")
    window.type("a")
    window.leaveApp()
    window.comeBack()
    window.emptyField()
    window.emptyField()
    window.cover()
    window.uncover()
    window.leaveApp()
    window.close()
    let expected: [SearchEvent] = [
      .appeared, .typed("t"), .typed("te"), .typed("te "), .typed("te a"), .left, .appeared,
      .typed(""), .typed(""), .left, .appeared, .left, .left,
    ]
    _ = await Patience.becomesTrue { search.events == expected }

    #expect(search.events == expected)
  }

  @Test func `the screen shows what it is told, whatever happens`() async {
    let found = await Counterexample.find(inScripts: 60) { generator in
      (1...generator.pick(from: [3, 6, 12])).map { _ in ScreenStep.any(&generator) }
    } problem: {
      await ScreenStep.problem(in: $0)
    }

    if let found { Issue.record("\(found)") }
  }

  @Test func `the screen lets the search go once it is gone`() async {
    weak var search: SearchSpy?
    weak var screen: Screen?
    do {
      let spy = SearchSpy()
      let made = makeScreen(search: spy)
      (search, screen) = (spy, made)
      window.show(made)
      window.close()
      _ = await Patience.becomesTrue { spy.events.last == .left }
      #expect(spy.events == [.appeared, .left], "the screen passes on that it is gone")
    }

    let isGone = await Patience.becomesTrue { search == nil && screen == nil }
    #expect(isGone, "the screen or the search is still held")
  }
}
