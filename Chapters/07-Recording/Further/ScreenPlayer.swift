import Platform

/// Plays the log of any screen again, and compares what is recorded then.
enum ScreenPlayer<Screen: RecordableScreen> {
  typealias Entry = ScreenRecorder<Screen>.Entry

  /// Presses the user's buttons again, and gives the recorded answers.
  ///
  /// - Parameters:
  ///   - text: The text of a log.
  ///   - start: The state with which the screen starts; it is not taken from the log, which may begin with a wrong one.
  /// - Returns: A sentence for the first entry that is another one now; nothing when all are the same.
  /// - Throws: `LogError` when the log cannot be used.
  static func differences(in text: String, from start: Screen.State) throws -> [String] {
    let entries = try LogText(text).events(Entry.self, of: Screen.name)
    var answers = entries.compactMap {
      if case .answer(let answer) = $0.event { answer } else { nil }
    }[...]
    var again: [Entry] = []
    let world = Screen.world { answers.popFirst() }
    let screen = ScreenRecorder<Screen>(start, in: world) { again.append($0) }
    for case (_, .action(let action, by: .user)) in entries { screen.send(action) }
    for number in 0..<max(entries.count, again.count) {
      let (now, former) = (
        again.dropFirst(number).first, entries.dropFirst(number).first?.event
      )
      if let now, let former, try now.isSame(as: former) { continue }
      func name(_ entry: Entry?) -> String { entry.map { "\($0)" } ?? "nothing" }
      return ["entry \(number): \(name(now)), and was \(name(former))"]
    }
    return []
  }
}
