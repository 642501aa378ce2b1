import Support

@testable import HumbleObject

/// A step of a script: what the user does, or the server, or the time.
enum SearchStep: CustomStringConvertible {
  case type(String)
  case pass(Double)
  case answer([String])
  case fail
  case leaveAndComeBack(between: [SearchStep])
  /// From now on the client answers inside the call; nil: later.
  case answerAtOnce([String]?)

  static func any(_ generator: inout SeededGenerator, isInside: Bool = false) -> SearchStep {
    switch generator.pick(from: Array(isInside ? 5...9 : 0...11)) {
    case 0...4: .type(generator.pick(from: ["t", "te", "te", "tea", "te ", " ", "", "x"]))
    case 5...6: .pass(generator.pick(from: [0.1, 0.2, 0.3, 0.3]))
    case 7...8: .answer(generator.pick(from: [["Tea"], ["Tent", "Tea"], []]))
    case 9: .fail
    case 10:
      .leaveAndComeBack(
        between: (0..<generator.pick(from: [0, 0, 1, 2])).map { _ in any(&generator, isInside: true)
        })
    default: .answerAtOnce(generator.pick(from: [nil, ["Tax"], []]))
    }
  }

  var description: String {
    switch self {
    case .type(let text): "the field holds \"\(text)\""
    case .pass(let seconds): "\(Int(seconds * 1000)) ms pass"
    case .answer(let rows): "the client answers \(rows)"
    case .fail: "the client answers with an error"
    case .leaveAndComeBack(let steps):
      "the user leaves" + steps.map { ", \($0)" }.joined() + ", the user comes back"
    case .answerAtOnce(nil): "the client answers later again"
    case .answerAtOnce(let rows?): "from now on the client answers \(rows) inside the call"
    }
  }
}
