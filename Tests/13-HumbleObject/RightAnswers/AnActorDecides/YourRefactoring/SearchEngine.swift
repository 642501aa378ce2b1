import Foundation

/// The decisions of the search, on an actor. It works one message after another, and later than it is told.
actor SearchEngine {
  enum Message {
    case event(SearchEvent)
    case timerFired
    case answered(Result<[String], any Error>, to: String)
  }

  private weak var port: SearchPort?
  private var wanted = ""
  private var rows: [String] = []
  private var isSeen = false
  private var isAsking = false
  private var isNext = false

  func connect(_ port: SearchPort) { self.port = port }

  func take(_ message: Message) async {
    switch message {
    case .event(.appeared):
      isSeen = true
      if !wanted.isEmpty { await ask() }
    case .event(.left):
      (isSeen, isNext) = (false, false)
      await port?.stopTimer()
    case .event(.typed(let text)):
      wanted = text.trimmingCharacters(in: .whitespaces)
      isNext = false
      await port?.stopTimer()
      if wanted.isEmpty { rows = [] } else { await port?.startTimer() }
      await show()
    case .timerFired: await ask()
    case .answered(let result, let text): await take(result, to: text)
    }
  }

  private func take(_ result: Result<[String], any Error>, to text: String) async {
    isAsking = false
    guard isSeen else { return }
    if isNext {
      isNext = false
      await ask()
    } else if text != wanted {
      await show()
    } else if case .success(let found) = result {
      rows = found
      await show(found.isEmpty ? "No notes" : nil)
    } else {
      await show("The notes cannot be searched now")
    }
  }

  private func ask() async {
    if isAsking {
      isNext = true
      return
    }
    isAsking = true
    await show()
    await port?.ask(wanted)
  }

  private func show(_ message: String? = nil) async {
    await port?.show(
      SearchShown(rows: rows, isBusy: isAsking && !wanted.isEmpty, message: message))
  }
}
