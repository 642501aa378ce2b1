import Testing

@testable import Replay

@MainActor @Suite struct ReplayTests {
  // Your tests of your world go here. `makeReplay(report:)` makes it.
}
