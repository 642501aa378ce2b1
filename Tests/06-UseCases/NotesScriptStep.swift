import Support

/// One step of a script: what the user does on one of two screens, and what fails meanwhile.
struct NotesScriptStep: CustomStringConvertible {
  enum Call {
    /// The screen is closed, and another one is opened.
    case open
    case fetch
    case create(title: String, text: String, second: Int)
    /// Edits one of all the notes there ever were: it may be on another screen only, or no longer exist.
    case edit(note: Int, title: String, text: String?)
    /// Saves a note as this screen shows it, without a change. Another screen may have changed it.
    case save(row: Int)
    case remove(note: Int)
    /// Another app writes a note that was removed.
    case restore(note: Int)
  }

  enum Failure: CaseIterable {
    case database
    case missing
    case cancellation
    case other
  }

  let call: Call
  /// 0 or 1.
  let screen: Int
  let failing: NotesStep?
  /// Whether only the first call of what fails does.
  let failsOnce: Bool
  let error: Failure

  init(
    _ call: Call, screen: Int = 0, failing: NotesStep? = nil, failsOnce: Bool = false,
    error: Failure = .database
  ) {
    self.call = call
    self.screen = screen
    self.failing = failing
    self.failsOnce = failsOnce
    self.error = error
  }

  /// A step with texts of a few, so that notes are alike and an edit may change nothing.
  static func random(
    titles: [String], texts: [String], using generator: inout SeededGenerator
  ) -> Self {
    let title = generator.pick(from: titles)
    let text = generator.pick(from: texts)
    let note = Int.random(in: 0..<6, using: &generator)
    let second = Int.random(in: 1...2, using: &generator)
    let call: Call =
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: .open
      case 1..<4: .fetch
      case 4..<10: .create(title: title, text: text, second: second)
      case 10..<14:
        .edit(note: note, title: title, text: generator.pick(from: [text, text, nil]))
      case 14..<17: .save(row: note)
      case 17..<19: .remove(note: note)
      default: .restore(note: note)
      }
    return Self(
      call, screen: generator.pick(from: [0, 0, 1]),
      failing: generator.pick(from: [nil, nil, nil, nil, own(call), own(call), .fetch]),
      failsOnce: .random(using: &generator),
      error: generator.pick(from: [.database, .database, .missing, .cancellation, .other]))
  }

  private static func own(_ call: Call) -> NotesStep? {
    switch call {
    case .open, .fetch: .fetch
    case .create: .create
    case .edit, .save: .update
    case .remove: .remove
    case .restore: nil
    }
  }

  /// The use case that the call stands for.
  var step: NotesStep? { Self.own(call) }

  var description: String {
    let failure = failing.map { ", while \($0) fails\(failsOnce ? " once" : "") (\(error))" } ?? ""
    let what =
      switch call {
      case .open: "open"
      case .fetch: "fetch"
      case .create(let title, let text, let second):
        "create \(title.debugDescription) \(text.debugDescription) at \(second) s"
      case .edit(let note, let title, let text):
        "edit note \(note): \(title.debugDescription) \(text?.debugDescription ?? "nil")"
      case .save(let row): "save row \(row) unchanged"
      case .remove(let note): "remove note \(note)"
      case .restore(let note): "note \(note) comes back from another app"
      }
    return "screen \(screen): \(what)\(failure)"
  }
}
