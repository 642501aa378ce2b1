import Foundation

/// The decisions of the search. A presenter knows no screen.
final class SearchPresenter: Searching {
  private let client: any SearchClient
  private let clock: any SearchClock
  private let show: (SearchShown) -> Void
  private var timer: (any SearchTimer)?
  private var wanted = ""
  private var rows: [String] = []
  private var isSeen = false
  private var isAsking = false
  private var isDue = false

  init(
    client: any SearchClient, clock: any SearchClock, show: @escaping (SearchShown) -> Void
  ) {
    self.client = client
    self.clock = clock
    self.show = show
  }

  func take(_ event: SearchEvent) {
    switch event {
    case .appeared:
      isSeen = true
      if !wanted.isEmpty { ask() }
    case .typed(let text): search(for: text.trimmingCharacters(in: .whitespaces))
    case .left:
      isSeen = false
      isDue = false
      timer?.invalidate()
    }
  }

  private func search(for text: String) {
    timer?.invalidate()
    isDue = false
    wanted = text
    if wanted.isEmpty {
      rows = []
    } else {
      timer = clock.after(0.3) { [weak self] in self?.ask() }
    }
    draw()
  }

  /// Asks the client, one request at a time.
  private func ask() {
    if isAsking {
      isDue = true
      return
    }
    isAsking = true
    draw()
    let asked = wanted
    client.search(asked) { [weak self] result in self?.take(result, for: asked) }
  }

  private func take(_ result: Result<[String], any Error>, for asked: String) {
    isAsking = false
    if !isSeen { return }
    if isDue {
      isDue = false
      ask()
      return
    }
    // An older answer must not win.
    if asked != wanted {
      draw()
      return
    }
    switch result {
    case .success(let found):
      rows = found
      draw(found.isEmpty ? "No notes" : nil)
    case .failure:
      draw("The notes cannot be searched now")
    }
  }

  private func draw(_ message: String? = nil) {
    show(SearchShown(rows: rows, isBusy: isAsking && !wanted.isEmpty, message: message))
  }
}
