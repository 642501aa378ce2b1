import Testing

@testable import FromLogToTest

/// Cut from the generated test, and changed at step 20: there the tester's log says what should not be.
@MainActor @Suite struct TextOfAnotherNoteTests {
  @Test func `the text of another note does not come`() {
    var expected = SurpriseState(notes: 40, shown: 14, text: "14. Buy milk")
    let rerun = Rerun(from: expected, reduce: FixedReducer.reduce)

    // 1, the log's step 17
    rerun.draws = [10_409_665_549_703_379_034]
    expected.shown = 23
    expected.text = nil
    #expect(rerun.user(.surpriseMe) == expected)

    // 2, step 18
    rerun.draws = [12_186_982_717_050_164_400]
    expected.shown = 27
    #expect(rerun.user(.surpriseMe) == expected)

    // 3, step 19
    expected.text = "27. Bake bread"
    #expect(rerun.effect(of: 2, .loaded(note: 27, text: "27. Bake bread")) == expected)

    // 4, step 20, changed: the text stays
    #expect(rerun.effect(of: 1, .loaded(note: 23, text: "23. Water ferns")) == expected)

    #expect(rerun.problems == ["step 4: nothing that step 1 began has this answer"])
  }
}
