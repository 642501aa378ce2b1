import Foundation
import Testing

@testable import Replay

@MainActor @Suite struct ReplayTests {
  @Test func `the first answer that was recorded comes first, and all is well`() {
    #expect(reports(recorded: [3, 1, 2], asked: 3).given == [3, 1, 2])
    #expect(reports(recorded: [3, 1, 2], asked: 3).reports == 0)
  }

  @Test func `what is never asked for is reported`() {
    #expect(reports(recorded: [3, 1], asked: 1).reports == 1)
  }

  @Test func `what is asked too often is reported`() {
    #expect(reports(recorded: [3], asked: 3).reports == 2)
  }

  // MARK: - Fixtures

  /// Asks a world for numbers, and lets it go.
  private func reports(recorded: [UInt64], asked: Int) -> (given: [UInt64], reports: Int) {
    var (given, reports) = ([UInt64](), 0)
    do {
      let replay = makeReplay { _ in reports += 1 }
      for number in recorded { replay.answer(with: .drew(number)) }
      var world = replay.dependencies
      for _ in 0..<asked { given.append(world.random.next()) }
      replay.finish()
    }
    return (given, reports)
  }
}
