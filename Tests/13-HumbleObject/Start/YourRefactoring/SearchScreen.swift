import Foundation
import Platform

/// The search while typing, as found.
final class SearchScreen: Screen, SearchShowing {
  private var server: NoteServer?
  private var timer: ScreenTimer?
  private var rows: [String] = []
  private var isSeen = false
  private var isAsking = false
  private var isDue = false

  override func didLoad() {
    server = NoteServer()
    draw()
  }

  override func didAppear() { appear() }
  override func willEnterForeground() { appear() }

  override func didChangeText() {
    timer?.invalidate()
    isDue = false
    if wanted.isEmpty {
      rows = []
    } else {
      timer = ScreenTimer(after: 0.3) { self.ask() }
    }
    draw()
  }

  override func didEnterBackground() { leave() }
  override func didDisappear() { leave() }

  private var wanted: String { text.trimmingCharacters(in: .whitespaces) }

  private func appear() {
    isSeen = true
    if !wanted.isEmpty { ask() }
  }

  private func leave() {
    isSeen = false
    isDue = false
    timer?.invalidate()
  }

  /// Asks the server, one request at a time.
  private func ask() {
    if isAsking {
      isDue = true
      return
    }
    isAsking = true
    draw()
    let asked = wanted
    server?.search(asked) { self.take($0, for: asked) }
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
    let isBusy = isAsking && !wanted.isEmpty
    lines = [isBusy ? "Searching" : message ?? ""] + rows
  }

  /// Turn 2: shows what a presenter decided.
  func show(_ shown: SearchShown) {}
}
