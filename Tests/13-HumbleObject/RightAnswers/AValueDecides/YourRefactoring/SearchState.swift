import Foundation

/// The search as a value: an event comes in, and what must be done comes out.
struct SearchState {
  enum Event {
    case happened(SearchEvent)
    case timerFired
    case answered(Result<[String], any Error>, text: String)
  }

  enum Action {
    case startTimer
    case stopTimer
    case ask(String)
    case show(SearchShown)
  }

  private var text = ""
  private var rows: [String] = []
  private var request: String?
  private var mustAskAgain = false
  private var isOnScreen = false

  mutating func reduce(_ event: Event) -> [Action] {
    switch event {
    case .happened(.appeared):
      isOnScreen = true
      return text.isEmpty ? [] : ask()
    case .happened(.typed(let typed)):
      text = typed.trimmingCharacters(in: .whitespaces)
      mustAskAgain = false
      if text.isEmpty { rows = [] }
      return [.stopTimer] + (text.isEmpty ? [] : [.startTimer]) + [shown()]
    case .happened(.left):
      isOnScreen = false
      mustAskAgain = false
      return [.stopTimer]
    case .timerFired: return ask()
    case .answered(let result, let answered):
      request = nil
      guard isOnScreen else { return [] }
      if mustAskAgain {
        mustAskAgain = false
        return ask()
      }
      guard answered == text else { return [shown()] }
      guard case .success(let found) = result else {
        return [shown("The notes cannot be searched now")]
      }
      rows = found
      return [shown(found.isEmpty ? "No notes" : nil)]
    }
  }

  private mutating func ask() -> [Action] {
    mustAskAgain = request != nil
    if mustAskAgain { return [] }
    request = text
    return [shown(), .ask(text)]
  }

  private func shown(_ message: String? = nil) -> Action {
    .show(SearchShown(rows: rows, isBusy: request != nil && !text.isEmpty, message: message))
  }
}
