import Support

@testable import UnstructuredTasks

/// A step of a script: what the user does, or the server, or the time.
enum UploadStep {
  /// A note becomes a text: another one each time if it is nil.
  case edit(Note.ID, String? = nil)
  /// The server takes the text of a note that is on its way; without one nothing happens.
  case take(Note.ID)
  /// The server refuses it.
  case refuse(Note.ID)
  /// The first pause ends.
  case advance
  /// A task waits until the uploader is idle.
  case wait
  case stop

  /// A step of a day on which the server takes most texts, or of one on which it refuses most.
  static func any(_ generator: inout SeededGenerator, isStormy: Bool) -> UploadStep {
    let note = generator.pick(from: [1, 1, 2])
    let text = generator.pick(from: [nil, nil, "", "tea"])
    return switch generator.pick(from: Array(0...20)) {
    case 0...(isStormy ? 4 : 8): .edit(note, text)
    case ...9: .take(note)
    case ...13: isStormy ? .refuse(note) : .take(note)
    case ...15: .refuse(note)
    case ...18: .advance
    case 19: .wait
    default: isStormy ? .advance : .stop
    }
  }
}
