import Foundation
import Testing

@testable import Recording

extension SurpriseDependencies {
  /// A world for tests: pass in what your test expects to be asked. Everything else fails the test when it is called.
  static func testing(
    random: any RandomNumberGenerator = Unexpected(),
    now: @escaping () -> Date = {
      Issue.record("The clock was read. Does your test expect that? Pass in `now`.")
      return .distantPast
    },
    save: @escaping (SurpriseState) -> Void = { _ in
      Issue.record("A state was saved. Does your test expect that? Pass in `save`.")
    }
  ) -> SurpriseDependencies {
    SurpriseDependencies(random: random, now: now, save: save)
  }

  /// Random numbers that no test expects.
  struct Unexpected: RandomNumberGenerator {
    mutating func next() -> UInt64 {
      Issue.record("A number was drawn. Does your test expect that? Pass in `random`.")
      // Always the same number could pick the same note for ever.
      return .random(in: .min ... .max)
    }
  }
}
