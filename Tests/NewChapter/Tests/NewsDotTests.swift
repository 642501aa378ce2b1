import Foundation
import Support
import Testing

@testable import NewChapter

// REPLACE: turn 2's suite, which calls the learner's code through Entry.swift alone. Each message says what to do.

@MainActor @Suite(.knownUntil(started)) struct NewsDotTests {
  @Test func `the dot is shown after three launches`() {
    let dot = makeNewsDot(counting: counter)

    counter.launches += 2
    #expect(!dot.isShown, "two launches are too few")
    counter.launches += 1
    #expect(dot.isShown, "makeNewsDot(counting:) was passed a counter: ask it for the launches")
  }

  @Test func `opening the news hides the dot for three launches`() throws {
    let dot = makeNewsDot(counting: counter)
    counter.launches += 5
    try #require(dot.isShown, "before the news are opened")

    dot.openNews()
    counter.launches += 2
    #expect(!dot.isShown, "two launches after the visit are too few")
    counter.launches += 1
    #expect(dot.isShown, "the third brings the dot back")
  }

  @Test func `after three visits to a dot it stays away`() throws {
    let dot = makeNewsDot(counting: counter)
    for visit in 1...3 {
      counter.launches += 3
      try #require(dot.isShown, "before visit \(visit)")
      dot.openNews()
    }

    counter.launches += 3
    #expect(!dot.isShown, "three visits are enough")
  }

  @Test func `the launches of the app are nothing to it`() throws {
    let dot = makeNewsDot(counting: counter)
    let reads = shared.reads

    counter.launches += 3
    try #require(dot.isShown, "first it must count its own launches")
    dot.openNews()

    #expect(shared.reads == reads, "LaunchCounter.shared read its file for this dot")
  }

  @Test func `making it leaves the shared counter alone`() throws {
    let reads = shared.reads

    let dot = makeNewsDot(counting: counter)

    let read = shared.reads - reads
    counter.launches += 3
    try #require(dot.isShown, "first it must count its own launches")
    #expect(read == 0, "LaunchCounter.shared read its file while the dot was made")
  }

  @Test func `any steps, in any order, do what they did before`() async {
    let found = await NewsDotScript.difference()

    if let found { Issue.record("\(found)") }
  }

  @Test func `the app's dot counts the launches of the app`() async {
    await #expect(
      processExitsWith: .exitCode(code),
      """
      A separate process opens the app three times. If it does not exit with code \(code), the dot \
      crashed or ended the process on the way.
      """
    ) { @MainActor [code = code as Int32] in
      let dot = makeProductionNewsDot()

      for _ in 1...3 { LaunchCounter.shared.countLaunch() }

      #expect(dot.isShown, "production asks LaunchCounter.shared")
      dot.openNews()
      #expect(!dot.isShown, "and hides the dot after a visit")
      exit(code)
    }
  }

  // MARK: - Fixtures

  /// Another number each time, so that none can be hard-coded.
  let counter = LaunchesStub(launches: .random(in: 0...99))
  var shared: LaunchCounter { .shared }

  /// The exit code of a process that ran to its end. One that ends early exits with another.
  let code = Int32.random(in: 30...120)
}
