import Foundation

/// Why a log has no file.
nonisolated enum LogFileError: Error, CustomStringConvertible {
  case cannotOpen(URL)

  var description: String {
    switch self {
    case .cannotOpen(let place): "The log \(place.path) cannot be opened for writing."
    }
  }
}
