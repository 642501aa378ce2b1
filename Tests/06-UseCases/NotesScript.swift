import Foundation
import Support

@testable import UseCases

/// Steps on two screens that show the notes of one database, side by side with what they may show.
struct NotesScript {
  let steps: [NotesScriptStep]

  private static let titles = [
    "", "A", "a", " A", "A\t", "A\n", "1\r\n2", "1\n2", "e\u{301}", "\u{e9}", "🥛", "'%_\"",
    "1", "01",
  ]

  /// What went wrong once, played before chance has its turn.
  static let known: [[NotesScriptStep]] = {
    let start = ["A", "A", "e\u{301}"].map {
      NotesScriptStep(.create(title: $0, text: "1\r\n2", second: 1))
    }
    return [
      [.init(.remove(note: 0), failing: .remove)],
      [.init(.edit(note: 2, title: "\u{e9}", text: "1\n2"))],
      [
        .init(.edit(note: 0, title: "B", text: nil)), .init(.fetch, screen: 1),
        .init(.edit(note: 0, title: "C", text: ""), screen: 1), .init(.fetch),
        .init(.edit(note: 1, title: "D", text: ""), screen: 1), .init(.save(row: 1)),
      ],
      [
        .init(.remove(note: 1)), .init(.restore(note: 1)), .init(.fetch),
        .init(.remove(note: 1), screen: 1), .init(.save(row: 1)), .init(.remove(note: 1)),
        .init(.remove(note: 1), screen: 1), .init(.fetch),
      ],
      [
        .init(.fetch, failing: .fetch), .init(.fetch, failing: .fetch, error: .other),
        .init(.create(title: "B", text: "", second: 1), failing: .fetch, failsOnce: true),
      ],
    ].map { start + $0 }
  }()

  static func random(using generator: inout SeededGenerator) -> [NotesScriptStep] {
    let pool = titles.shuffled(using: &generator)
    return (0..<18).map { _ in
      .random(titles: Array(pool.prefix(3)), texts: Array(pool.suffix(2)), using: &generator)
    }
  }

  /// Takes the steps, on a database without notes.
  ///
  /// - Returns: What went wrong, and after which steps; nil when all went well.
  func problem(on database: any NotesDatabaseProtocol) -> String? {
    let player = NotesScriptPlayer(on: database)
    for (index, step) in steps.enumerated() {
      guard let problem = player.problem(with: step, number: index) else { continue }
      return steps[...index].map { "\($0)\n" }.joined() + problem
    }
    return nil
  }
}
