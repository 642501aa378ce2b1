import Support

/// A step of a script: what the user does, or the server, or the time.
enum SearchStep: CustomStringConvertible {
  case type(String)
  case pass(Double)
  case answer([String])
  case fail
  case leave
  case comeBack
  /// From now on the client answers inside the call, with an error if there are no rows; nil: later.
  case answerAtOnce([String]?)

  static func any(_ generator: inout SeededGenerator) -> SearchStep {
    switch generator.pick(from: Array(0...14)) {
    case 0...4: .type(generator.pick(from: ["t", "te", "te", "Tea", "te ", " ", "", "te  a"]))
    case 5...7: .pass(generator.pick(from: [0.1, 0.2, 0.3, 0.3]))
    case 8...9: .answer(generator.pick(from: [["Tea"], ["Tent", "Tea", "Tea"], []]))
    case 10: .fail
    case 11: .leave
    case 12...13: .comeBack
    default: .answerAtOnce(generator.pick(from: [nil, nil, ["Tax"], []]))
    }
  }

  /// The steps that can happen: a user who is away types nothing and cannot leave, and one who is there cannot come back.
  static func possible(of steps: [SearchStep]) -> [SearchStep] {
    var isThere = true
    return steps.filter { step in
      switch step {
      case .type: return isThere
      case .leave:
        defer { isThere = false }
        return isThere
      case .comeBack:
        defer { isThere = true }
        return !isThere
      default: return true
      }
    }
  }

  var description: String {
    switch self {
    case .type(let text): "the field holds \"\(text)\""
    case .pass(let seconds): "\(Int(seconds * 1000)) ms pass"
    case .answer(let rows): "the client answers \(rows)"
    case .fail: "the client answers with an error"
    case .leave: "the user leaves"
    case .comeBack: "the user comes back"
    case .answerAtOnce(nil): "the client answers later again"
    case .answerAtOnce([]): "from now on the client answers with an error inside the call"
    case .answerAtOnce(let rows?): "from now on the client answers \(rows) inside the call"
    }
  }
}
