import Foundation
import Support

@testable import Replay

/// Answers and questions in any number, on the learner's world and on what must come of them.
enum ReplayScript {
  /// Plays random scripts.
  ///
  /// - Returns: A script that shows a difference, shortened; nil when none does.
  static func difference() async -> Counterexample? {
    await Counterexample.find(makeScript: makeScript) { problem($0) }
  }

  private static func makeScript(_ generator: inout SeededGenerator) -> [ReplayStep] {
    let answers = (0..<Int.random(in: 0...8, using: &generator)).map { _ in
      let number = UInt64.random(in: 0...3, using: &generator)
      return Bool.random(using: &generator) ? ReplayStep.drew(number) : .read(Double(number) / 8)
    }
    let asks = answers.prefix(.random(in: 0...answers.count, using: &generator)).map {
      $0.isNumber ? ReplayStep.askNumber : .askDate
    }
    let more = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
      generator.pick(from: [ReplayStep.askNumber, .askDate])
    }
    // Asked in another order than recorded: whether that is reported is open.
    return answers + asks + (asks.count == answers.count ? more : [])
  }

  /// Plays one script.
  ///
  /// - Returns: What was expected and what was found; nil when all is well.
  static func problem(
    _ steps: [ReplayStep], in make: (@escaping (String) -> Void) -> any Replay = makeReplay
  ) -> String? {
    let answers = steps.compactMap(\.answer)
    let asks = steps.compactMap(\.ask)
    let kinds = steps.filter { $0.answer != nil }.map { $0.isNumber ? ReplayAsk.number : .date }
    // Shortened, a script may ask in another order than recorded.
    guard asks.starts(with: kinds) || kinds.starts(with: asks) else { return nil }
    let played = ReplayPlay(answers, asks: asks, in: make)
    let expected = Array(answers.prefix(asks.count))
    let wrong = abs(answers.count - asks.count)
    if Array(played.given.prefix(answers.count)) == expected, played.reports.count == wrong {
      return nil
    }
    return """
      after \(steps.map { "\($0)" }.joined(separator: ", ")): the answers must begin with \
      \(expected), and are \(played.given); \(wrong) problems must be reported, and there are \
      \(played.reports.count): \(played.reports)
      """
  }
}
