@testable import HumbleObject

/// A screen that keeps the calls of the presenter.
final class EditorSpy: EditorShowing {
  var text = ""
  private(set) var calls: [String] = []

  func show(_ line: String) { calls.append("show \(line)") }
  func ask(_ question: String, buttons: [String]) { calls.append("ask") }
  func close() { calls.append("close") }
}
