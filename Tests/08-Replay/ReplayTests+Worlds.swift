import Foundation
import Testing

@testable import Replay

/// Several worlds, and one of many answers.
extension ReplayTests {
  @Test func `two worlds do not mix`() {
    var (reports, others) = ([String](), [String]())
    do {
      let replay = makeReplay { reports.append($0) }
      let other = makeReplay { others.append($0) }
      for number in numbers {
        replay.answer(with: .drew(number))
        other.answer(with: .drew(number + 1))
      }
      replay.answer(with: .read(.distantPast))
      var (world, otherWorld) = (replay.dependencies, other.dependencies)
      #expect(numbers.map { _ in otherWorld.random.next() } == numbers.map { $0 + 1 })
      #expect(numbers.map { _ in world.random.next() } == numbers)
      for _ in 0..<2 { _ = otherWorld.now() }
      #expect(world.now() == .distantPast, "a time belongs to the world for which it was recorded")
      _ = world.now()
      replay.finish()
      other.finish()
    }

    #expect(
      reports.count == 1 && others.count == 2,
      """
      the clock was read once in the world that was made first, and twice in the other: each reports \
      to its own function, 1 and 2 times, and it was \(reports.count) and \(others.count)
      """)
  }

  @Test func `a world begins with no answers, whatever became of those before it`() {
    var reports = 0
    do {
      let released = (0..<50).map { _ in makeReplay { _ in } }
      released.forEach { $0.answer(with: .drew(numbers[0])) }
    }
    do {
      let worlds = (0..<50).map { _ in makeReplay { _ in reports += 1 } }
      for replay in worlds {
        var world = replay.dependencies
        _ = world.random.next()
        replay.finish()
      }
    }

    #expect(
      reports == 50,
      """
      50 worlds with an answer were released without finish(); 50 new ones without answers were \
      asked for a number each: 50 reports are due, and \(reports) came
      """)
  }

  @Test func `an answer may come after a question, and is given to the next`() {
    var reports: [String] = []
    do {
      let replay = makeReplay { reports.append($0) }
      var world = replay.dependencies
      _ = (world.random.next(), world.now())
      for number in numbers {
        replay.answer(with: .drew(number))
        #expect(world.random.next() == number)
      }
      replay.answer(with: .read(.distantPast))
      #expect(world.now() == .distantPast)
      replay.finish()
    }

    #expect(reports.count == 2, "a number and a time were asked for before there were any")
  }

  @Test func `thousands of answers are kept, and thousands reported`() {
    let answers = (1...4_000).map { SurpriseEvent.drew($0) }

    let played = ReplayPlay(answers, asks: Array(repeating: .number, count: 2_000))

    #expect(played.given == Array(answers.prefix(2_000)), "a world has room for any log")
    #expect(
      played.reports.count == 2_000, "2000 were left, and \(played.reports.count) were reported")
  }
}
