import Testing

@testable import FromLogToTest

/// The test that is written from a log. `TestersLogTests` is one, and `kata verify` writes it again.
@MainActor @Suite struct TestWriterTests {
  @Test func `a log becomes a test`() {
    #expect(
      TestWriter(log, from: "/Users/ada/Desktop/bug 17.log").source == #"""
        // Written by `swift run kata run 9 test bug-17.log` from a log. When the log changes, write it anew.
        import Testing

        @testable import FromLogToTest

        @MainActor @Suite struct Bug17LogTests {
          @Test func `what happened in bug-17.log happens again`() {
            var expected = SurpriseState(notes: 9)
            let rerun = Rerun(from: expected)

            // 1, after 0.25 s
            rerun.draws = [1_024_819_115_206_086_200]
            expected.shown = 1
            #expect(rerun.user(.surpriseMe) == expected)

            // 2, after 1.5 s
            expected.text = "Say \"hi\"\\now \\(x)"
            #expect(rerun.effect(of: 1, .loaded(note: 1, text: "Say \"hi\"\\now \\(x)")) == expected)

            #expect(rerun.problems == [])
          }
        }

        """#)
  }

  @Test func `another state in the log is another line of the test, and no other changes`() {
    var changed = log
    changed.steps[0].state.shown = 5
    changed.steps[1].state.shown = 5

    let difference = lines(changed).difference(from: lines(log))

    #expect(difference.insertions.map(\.text) == ["    expected.shown = 5"])
    #expect(difference.removals.map(\.text) == ["    expected.shown = 1"])
  }

  @Test func `a log of no steps is a test of no steps`() {
    let source = TestWriter(SurpriseLog(start: SurpriseState(notes: 1)), from: "7.log").source

    #expect(!source.contains("rerun.user"), "no step is played")
    #expect(source.contains("struct Log7LogTests"), "the suite is there all the same")
  }

  @Test func `what is generated notices another run`() {
    let rerun = Rerun(from: log.start)

    #expect(rerun.user(.surpriseMe).shown != nil)
    _ = rerun.effect(of: 2, .loaded(note: 1, text: ""))

    #expect(
      rerun.problems == [
        "step 1: draws 1 numbers, and drew 0", "step 2: nothing that step 2 began has this answer",
      ])
  }

  // MARK: - Fixtures

  private let log = Sample.log([
    (.milliseconds(250), .surpriseMe, .user),
    (.milliseconds(1_500), .loaded(note: 1, text: "Say \"hi\"\\now \\(x)"), .effect(of: 1)),
  ])

  private func lines(_ log: SurpriseLog) -> [Substring] {
    TestWriter(log, from: "a.log").source.split(separator: "\n")
  }
}

extension CollectionDifference<Substring>.Change {
  var text: Substring {
    switch self {
    case .insert(_, let text, _), .remove(_, let text, _): text
    }
  }
}
