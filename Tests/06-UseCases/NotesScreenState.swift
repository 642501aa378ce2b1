import Foundation

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
    // Swift names a private type with an address, which helps no reader.
    let error = error?.replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
    return "\(Self.list(notes)) and \(error.map { "the error \($0)" } ?? "no error")"
  }

  /// All that two notes can differ in, for a message: title, text, date, and how the id begins.
  static func list(_ notes: [Note]) -> String {
    let list = notes.map { note in
      "\(note.title.debugDescription) \(note.text?.debugDescription ?? "nil") of "
        + "\(milliseconds(note.createdAt)) (id \(note.id.uuidString.prefix(4)))"
    }
    return "[\(list.joined(separator: ", "))]"
  }

  /// A date to the millisecond: to the second, two dates may look the same.
  static func milliseconds(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
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
