import Testing

/// To read: a recording is a test. It finds a wrong start and a wrong result, and nothing where all is well.
@Suite struct CounterLogTests {
  @Test(arguments: [
    ([CounterEvent.state(0), .increment, .state(1), .increment, .state(2)], [String]()),
    ([.state(5), .increment, .state(1)], ["starts with 5, not 0", "after entry 1: 1, not 6"]),
    ([.state(0), .increment, .state(2)], ["after entry 1: 2, not 1"]),
  ])
  func `a good log raises no issue, a wrong start and a wrong result one each`(
    log: [CounterEvent], problems: [String]
  ) {
    #expect(Self.problems(in: log) == problems)
  }

  /// Plays a log of the counter again, and compares every state.
  private static func problems(in log: [CounterEvent]) -> [String] {
    var problems: [String] = []
    var count = 0
    for (index, event) in log.enumerated() {
      switch event {
      case .increment:
        count += 1
      case .state(let recorded) where index == 0:
        if recorded != count { problems.append("starts with \(recorded), not \(count)") }
        count = recorded
      case .state(let recorded):
        if recorded != count {
          problems.append("after entry \(index - 1): \(recorded), not \(count)")
        }
      }
    }
    return problems
  }
}
