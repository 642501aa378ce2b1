import Foundation
import Platform

/// Plays what a user does, and prints what is seen then.
struct Player {
  let window = Window()

  /// Does something, waits some seconds and then for all answers, and prints what is seen.
  func act(_ title: String, seconds: Double = 0.02, _ action: () -> Void) {
    action()
    repeat { RunLoop.main.run(until: .now + seconds) } while isBusy
    print("\(title): \(seen)")
  }

  /// Empties the draft, whatever was played before.
  func emptyDraft() {
    try? FileManager.default.removeItem(at: DocumentsFolder.current.appending(path: "Draft.txt"))
  }

  /// What is seen, in a line, without the buttons that are always there.
  var seen: String {
    guard window.screen != nil else { return "the screen is gone" }
    let lines = window.visible.filter { !["", "[Save]", "[Close]"].contains($0) }
    return lines.isEmpty ? "an empty field" : lines.joined(separator: " | ")
  }

  /// Whether an answer is on its way.
  var isBusy: Bool {
    !["Loading", "Saving", "Searching"].allSatisfy { !window.visible.contains($0) }
  }
}
