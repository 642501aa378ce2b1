import Foundation
import Support

@testable import NetworkCalls

/// A step of a script: what the user does, or the server.
enum UploadStep {
  /// Begins to upload an attachment of some bytes, unless it is being uploaded.
  case upload(Int, bytes: Int)
  /// The server takes the piece that is on its way, with this status; without one nothing happens.
  case take(Int, status: Int = 200)
  /// The server refuses it.
  case refuse(Int, status: Int = 500)
  /// No answer to it comes.
  case fail(Int)
  /// The token expires.
  case expire
  /// The server answers the request for a token, with this status.
  case renew(status: Int = 200)
  /// It refuses that request; `isFailure` says that no answer comes.
  case deny(isFailure: Bool = false)
  /// The user cancels the upload.
  case cancel(Int)

  static func any(_ generator: inout SeededGenerator) -> UploadStep {
    let id = generator.pick(from: [1, 1, 2, 3])
    return switch generator.pick(from: Array(0...19)) {
    case 0...5:
      .upload(
        id, bytes: generator.pick(from: [0, 1, 65_535, 65_536, 65_537, 131_072, 140_000, 200_000]))
    case ...10: .take(id, status: generator.pick(from: [200, 201, 204, 299]))
    case ...12: .refuse(id, status: generator.pick(from: [300, 304, 400, 403, 404, 500, 503]))
    case 13: .fail(id)
    case ...15: .expire
    case ...17: .renew(status: generator.pick(from: [200, 201, 299]))
    case 18: .deny(isFailure: generator.pick(from: [true, false]))
    default: .cancel(id)
    }
  }
}
