import Platform

/// Reads a log back.
struct LogReader {
  /// Reads the text of a log.
  ///
  /// - Throws: `LogError` when it was cut off, holds something else, or explains nothing.
  static func events(in text: String) throws -> [SurpriseEvent] {
    let entries = try LogText(text).events(SurpriseEvent.self, of: SurpriseEvent.screen)
    try check(entries)
    return entries.map(\.event)
  }

  /// A log begins with a state; after that each state has an action that led to it.
  private static func check(_ entries: [(line: Int, event: SurpriseEvent)]) throws {
    guard let first = entries.first, case .state = first.event else {
      throw LogError("it does not begin with a state", line: entries.first?.line)
    }
    var isInAction = false
    for (line, event) in entries.dropFirst() {
      switch event {
      case .state:
        guard isInAction else { throw LogError("no action led to this state", line: line) }
        isInAction = false
      case .action:
        guard !isInAction else {
          throw LogError("the action before it led to no state", line: line)
        }
        isInAction = true
      case .drew, .read:
        guard isInAction else { throw LogError("no action asked for this", line: line) }
      }
    }
    if isInAction { throw LogError("it ends before the state that its last action led to") }
  }
}
