import Support

@testable import UnstructuredTasks

/// A step of a script: what the user does, or the server, or the time.
enum UploadStep: CustomStringConvertible {
  case edit(Note.ID)
  /// An upload that is on its way is answered; the number chooses which.
  case answer(Int, isRefused: Bool)
  /// The first pause ends.
  case advance
  /// A task waits until the uploader is idle.
  case wait
  case stop

  static func any(_ generator: inout SeededGenerator) -> UploadStep {
    switch generator.pick(from: Array(0...20)) {
    case 0...7: .edit(generator.pick(from: [1, 1, 2, 3]))
    case 8...11: .answer(generator.pick(from: [0, 1, 2]), isRefused: false)
    case 12...16: .answer(generator.pick(from: [0, 1, 2]), isRefused: true)
    case 17...18: .advance
    case 19: .wait
    default: .stop
    }
  }

  var description: String {
    switch self {
    case .edit(let id): "note \(id) is edited"
    case .answer(let number, let isRefused):
      "upload \(number + 1) of those on their way is \(isRefused ? "refused" : "taken")"
    case .advance: "the first pause ends"
    case .wait: "a task waits until it is idle"
    case .stop: "it is stopped"
    }
  }
}
