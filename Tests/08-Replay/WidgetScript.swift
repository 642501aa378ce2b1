import Foundation
import Support

@testable import Replay

/// Refreshes in any number, on the learner's widget and on a model of the widget as found.
enum WidgetScript {
  typealias Refresh = (SurpriseState, inout SurpriseDependencies) -> SurpriseState

  /// Plays random scripts.
  ///
  /// - Returns: A script that shows a difference, shortened; nil when none does.
  static func difference() async -> Counterexample? {
    await Counterexample.find(makeScript: makeScript) { problem($0) }
  }

  private static func makeScript(_ generator: inout SeededGenerator) -> [WidgetStep] {
    (0..<6).map { _ in
      Int.random(in: 0...3, using: &generator) == 0
        ? .notes(.random(in: 0...4, using: &generator))
        : .refresh(after: generator.pick(from: [0, 3_599.75, 3_599.875, 3_600, 8_000]))
    }
  }

  /// Plays one script.
  ///
  /// - Returns: What was expected and what was found; nil when all is well.
  static func problem(_ steps: [WidgetStep]) -> String? {
    let (found, expected) = (play(steps, refreshWidget), play(steps, WidgetModel.refresh))
    return found == expected
      ? nil
      : """
      after \(steps.map { "\($0)" }.joined(separator: ", ")) the widget as found says \
      \(expected), and yours \(found)
      """
  }

  /// What a widget shows after each step, and what it asked of the world.
  private static func play(_ steps: [WidgetStep], _ refresh: Refresh) -> String {
    var (state, told) = (SurpriseState(notes: 2), "")
    var (numbers, time) = (SeededGenerator(seed: 36), 0.0)
    var world = SurpriseDependencies(
      random: AskingRandom {
        told += "asked for a number; "
        return numbers.next()
      },
      now: {
        told += "asked for the time; "
        time += 0.125
        return Date(timeIntervalSinceReferenceDate: time)
      })
    // The clock goes on by 0.125 when it is read: after 3,599.875 seconds it is an hour, exactly.
    for step in steps {
      switch step {
      case .notes(let count): state.notes = count
      case .refresh(let seconds):
        time += seconds
        state = refresh(state, &world)
        let shownAt = state.shownAt?.timeIntervalSinceReferenceDate
        told += """
          note \(state.shown.map { "\($0)" } ?? "none"), shown at \(shownAt.map { "\($0)" } ?? "no time"), \
          surprise \(state.surprises). 
          """
      }
    }
    return told
  }
}
