import Support

@testable import HumbleObject

/// Scripts of events, answers and time for the learner's search and the one as found.
enum SearchScript {
  struct NoAnswer: Error {}

  /// A script that makes the two differ, shortened; nil if there is none.
  static func difference(scripts: Int) async -> Counterexample? {
    await Counterexample.find(inScripts: scripts) { generator in
      (1...generator.pick(from: [6, 12, 24])).map { _ in SearchStep.any(&generator) }
    } problem: {
      await problem(in: $0)
    }
  }

  private static func problem(in steps: [SearchStep]) async -> String? {
    let host = SearchHost()
    await host.take(.appeared)
    let steps = SearchStep.possible(of: steps)
    for (index, step) in steps.enumerated() {
      await play(step, on: host)
      if let difference = host.difference {
        return (["the screen appears"] + steps[...index].map(\.description))
          .joined(separator: "\n") + "\n\(difference)"
      }
    }
    if await host.release() { return nil }
    return (["the screen appears"] + steps.map(\.description) + ["the screen is gone"])
      .joined(separator: "\n") + "\nThe client, the clock or `show` is still held."
  }

  private static func play(_ step: SearchStep, on host: SearchHost) async {
    switch step {
    case .type(let text): await host.take(.typed(text))
    case .pass(let seconds): await host.pass(seconds)
    case .answer(let rows): await host.answer(.success(rows))
    case .fail: await host.answer(.failure(NoAnswer()))
    case .leave: await host.take(.left)
    case .comeBack: await host.take(.appeared)
    case .answerAtOnce(let rows):
      host.answerAtOnce(rows.map { $0.isEmpty ? .failure(NoAnswer()) : .success($0) })
    }
  }
}
