@testable import HumbleObject

/// The search as found, without a screen: the suite compares yours with it.
struct SearchModel {
  /// The answer that the client gives inside the call; nil if it comes later.
  var atOnce: Result<[String], any Error>?
  private(set) var shown = SearchShown()
  /// The texts of all requests.
  private(set) var asked: [String] = []
  /// When the timer fires; nil if there is none.
  private(set) var due: Double?
  /// How many timers were started.
  private(set) var timers = 0
  private var isAsking = false
  private var now = 0.0
  private var wanted = ""
  private var isSeen = false
  private var isNext = false

  mutating func take(_ event: SearchEvent) {
    switch event {
    case .appeared:
      isSeen = true
      if !wanted.isEmpty { ask() }
    case .typed(let text):
      wanted = text.trimmingCharacters(in: .whitespaces)
      (isNext, due) = (false, wanted.isEmpty ? nil : now + 0.3)
      if wanted.isEmpty { shown.rows = [] } else { timers += 1 }
      show()
    case .left: (isSeen, isNext, due) = (false, false, nil)
    }
  }

  mutating func pass(_ seconds: Double) {
    now += seconds
    guard let due, due <= now else { return }
    self.due = nil
    ask()
  }

  /// Takes the answer to the request that is on its way.
  mutating func answer(_ result: Result<[String], any Error>) {
    isAsking = false
    guard isSeen else { return }
    if isNext {
      isNext = false
      ask()
    } else if asked.last != wanted {
      show()
    } else if let rows = try? result.get() {
      shown.rows = rows
      show(rows.isEmpty ? "No notes" : nil)
    } else {
      show("The notes cannot be searched now")
    }
  }

  /// Asks the client, which may answer at once.
  private mutating func ask() {
    if isAsking {
      isNext = true
      return
    }
    isAsking = true
    show()
    asked.append(wanted)
    if let atOnce { answer(atOnce) }
  }

  private mutating func show(_ message: String? = nil) {
    shown.isBusy = isAsking && !wanted.isEmpty
    shown.message = message
  }
}
