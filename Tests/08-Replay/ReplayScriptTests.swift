import Testing

@testable import Replay

/// The suite's own: what its random scripts say of a world that is wrong, and that they say nothing of one that is right.
@MainActor @Suite struct ReplayScriptTests {
  @Test func `a wrong answer and a missing report are told with what was expected`() {
    let problem = ReplayScript.problem([.drew(1), .drew(2), .askNumber]) { _ in OneShotReplay() }

    #expect(
      problem == """
        after drew(1), drew(2), askNumber: the answers must begin with \
        [Replay.SurpriseEvent.drew(1)], and are [Replay.SurpriseEvent.drew(2)]; 1 problems must be \
        reported, and there are 0: []
        """)
  }

  @Test func `a report too many is told with what it said`() {
    let problem = ReplayScript.problem([.drew(1), .askNumber]) { report in
      report("all is well")
      return OneShotReplay()
    }

    #expect(
      problem == """
        after drew(1), askNumber: the answers must begin with [Replay.SurpriseEvent.drew(1)], and \
        are [Replay.SurpriseEvent.drew(1)]; 0 problems must be reported, and there are 1: \
        ["all is well"]
        """)
  }

  @Test func `nothing is told of what is right, and of an order that is open`() {
    let oneShot: (@escaping (String) -> Void) -> any Replay = { _ in OneShotReplay() }

    #expect(ReplayScript.problem([.drew(1), .askNumber], in: oneShot) == nil)
    #expect(
      ReplayScript.problem([.drew(1), .read(2), .askDate, .askNumber], in: oneShot) == nil,
      "one queue reports this, and two do not")
  }
}
