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

  static func any(_ generator: inout SeededGenerator) -> UploadStep {
    switch generator.pick(from: Array(0...20)) {
    case 0...7:
      .edit(generator.pick(from: [1, 1, 2]), generator.pick(from: [nil, nil, nil, "", "tea"]))
    case 8...11: .take(generator.pick(from: [1, 1, 2]))
    case 12...16: .refuse(generator.pick(from: [1, 1, 2]))
    case 17...18: .advance
    case 19: .wait
    default: .stop
    }
  }
}
