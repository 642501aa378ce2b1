import Foundation
import Support
import Testing

@testable import Replay

/// Says whether numbers and times wait in one queue in your world, or in two. Both are right.
@MainActor @Suite(.knownUntil(started)) struct QueuesTests {
  @Test func `asked in another order than recorded, one queue reports it, and two do not`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)

    let played = ReplayPlay([.drew(1), .read(date)], asks: [.date, .number])

    let isOfTwo = played.given == [.read(date), .drew(1)] && played.reports.isEmpty
    print(
      isOfTwo
        ? "Two queues: your world says nothing of another order."
        : "One queue: your world reports another order. \(played.reports)")
    #expect(
      isOfTwo || !played.reports.isEmpty,
      "given was \(played.given), which was not recorded so, and nothing was reported")
  }
}
