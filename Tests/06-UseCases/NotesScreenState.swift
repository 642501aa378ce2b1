@testable import UseCases

/// What a screen shows: its notes, to the last character, and its error.
struct NotesScreenState: Equatable, CustomStringConvertible {
  let notes: [Note]
  let error: String?

  init(notes: [Note], error: (any Error)?) {
    self.notes = notes
    self.error = error.map { String(reflecting: $0) }
  }

  init(of viewModel: any NotesViewModelling) {
    self.init(notes: viewModel.notes, error: viewModel.error)
  }

  var description: String {
    "\(Self.list(notes)) and \(error.map { "the error \($0)" } ?? "no error")"
  }

  /// Titles and texts, for a message.
  static func list(_ notes: [Note]) -> String {
    let list = notes.map { "\($0.title.debugDescription) \($0.text?.debugDescription ?? "nil")" }
    return "[\(list.joined(separator: ", "))]"
  }

  static func == (left: Self, right: Self) -> Bool {
    left.error == right.error && areIdentical(left.notes, right.notes)
  }

  /// Whether two lists are the same, to the last character: to `==`, one é is like another.
  static func areIdentical(_ left: [Note], _ right: [Note]) -> Bool {
    left == right
      && zip(left, right).allSatisfy { one, other in
        one.title.unicodeScalars.elementsEqual(other.title.unicodeScalars)
          && one.getText.unicodeScalars.elementsEqual(other.getText.unicodeScalars)
      }
  }
}
