import Foundation

/// Reads a log back: entries one below the other, each with a comma behind it.
struct LogReader {
  /// Reads the text of a log.
  ///
  /// - Throws: ``LogError`` when it was cut off, holds something else, or explains nothing.
  static func events(in text: String) throws -> [SurpriseEvent] {
    let entries = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard entries.isEmpty || entries.hasSuffix(",") else { throw LogError.cutOff }
    let events: [SurpriseEvent]
    do {
      let array = Data("[\(entries.dropLast())]".utf8)
      events = try JSONDecoder().decode([SurpriseEvent].self, from: array)
    } catch {
      throw LogError.unreadable("\(error)")
    }
    try check(events)
    return events
  }

  /// A log begins with a state; after that each state has an action that led to it.
  private static func check(_ events: [SurpriseEvent]) throws {
    guard case .state = events.first else { throw LogError.withoutBeginning }
    var isInAction = false
    for (index, event) in events.enumerated().dropFirst() {
      switch event {
      case .state:
        guard isInAction else { throw LogError.unexplained(index) }
        isInAction = false
      case .action:
        guard !isInAction else { throw LogError.unfinished(index) }
        isInAction = true
      case .drew, .read:
        guard isInAction else { throw LogError.unexplained(index) }
      }
    }
    if isInAction { throw LogError.unfinished(events.count) }
  }
}
