import Platform
import Support

@testable import HumbleObject

/// A step of a script for the learner's screen: what the user does, or what the search says.
enum ScreenStep: CustomStringConvertible {
  case type(String)
  case empty
  case leaveOrComeBack
  case coverAndUncover
  case show(SearchShown)

  static func any(_ generator: inout SeededGenerator) -> ScreenStep {
    switch generator.pick(from: Array(0...8)) {
    case 0...1: .type(generator.pick(from: ["t", "e", " "]))
    case 2: .empty
    case 3: .leaveOrComeBack
    case 4: .coverAndUncover
    default: .show(any(&generator))
    }
  }

  private static func any(_ generator: inout SeededGenerator) -> SearchShown {
    return SearchShown(
      rows: generator.pick(from: [
        [], ["Tea"], ["Tent", "Tea", "Tea"], "hgfedcba".map(String.init),
      ]),
      isBusy: generator.pick(from: [true, false]),
      message: generator.pick(from: [nil, nil, "No notes", "Hello"]))
  }

  var description: String {
    switch self {
    case .type(let text): "the user types \"\(text)\""
    case .empty: "the user empties the field"
    case .leaveOrComeBack: "the user leaves the app, or comes back"
    case .coverAndUncover: "the camera covers the screen, and goes"
    case .show(let shown): "the screen is told to show \(SearchHost.text(shown))"
    }
  }

  /// Plays a script on a screen, and compares what is seen. An empty line may be left out.
  static func problem(in steps: [ScreenStep]) async -> String? {
    let (window, search) = (Window(), SearchSpy())
    let screen = makeScreen(search: search)
    window.show(screen)
    var (text, lines, isAway) = ("", [String](), false)
    for (index, step) in steps.enumerated() {
      switch step {
      case .type(let more):
        window.type(more)
        text += more
      case .empty:
        window.emptyField()
        text = ""
      case .leaveOrComeBack:
        isAway ? window.comeBack() : window.leaveApp()
        isAway.toggle()
      case .coverAndUncover:
        window.cover()
        window.uncover()
      case .show(let shown):
        screen.show(shown)
        lines = [shown.isBusy ? "Searching" : shown.message ?? ""] + shown.rows
      }
      let expected = ([text] + lines).filter { !$0.isEmpty }
      if await Patience.becomesTrue({ window.filledLines == expected }) { continue }
      return steps[...index].map(\.description).joined(separator: "\n")
        + "\nSeen:     \(window.filledLines)\nExpected: \(expected)"
    }
    return nil
  }
}
