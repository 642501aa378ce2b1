import Testing

@testable import Recording

/// The third goal of a recording, which the blocking recorder fails.
extension RecorderTests {
  @Test(arguments: [
    (Design.blocking, ["the main thread waits for the encoder"]), (.parallel, []), (.yours, []),
  ])
  func `source of truth: the screen goes on while the encoder is at work`(
    design: Design, problems: [String]
  ) async {
    let found = await SourceOfTruth.problems(of: design)

    #expect(
      found == problems, "with a recorder that is \(design): send waits, or the encoder works there"
    )
  }
}
