import Foundation

/// Labels many dates, off the main actor.
actor DueDateList {
  private let label: DueDateLabel

  init(label: DueDateLabel) {
    self.label = label
  }

  func texts(for dates: [Date], now: Date) async -> [String] {
    var texts: [String] = []
    for date in dates {
      // A cancelled task has no use for the rest.
      if Task.isCancelled { break }
      // Other work may go on between two dates: the list can be long.
      await Task.yield()
      texts.append(label.text(for: date, now: now))
    }
    return texts
  }
}
