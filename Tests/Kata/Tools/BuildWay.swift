import Foundation

/// The way in which `kata` builds on this machine.
enum BuildWay: Sendable, Hashable, Codable {
  /// With kata's own calls of the compiler.
  case direct

  /// Through SwiftPM, and the reason for it.
  case packages(reason: String)

  /// The way that `KATA_BUILD` chooses; nil if it is not set.
  static func chosen() throws -> BuildWay? {
    switch ProcessInfo.processInfo.environment["KATA_BUILD"] {
    case nil, "": nil
    case "direct": .direct
    case "swiftpm": .packages(reason: "KATA_BUILD asks for it")
    case let other?:
      throw Failure.usage(
        "KATA_BUILD is \"\(other)\"; it can be `swiftpm`, or `direct`, or left out.")
    }
  }

  var summary: String {
    switch self {
    case .direct: "builds by the compiler's own calls"
    case .packages(let reason): "builds through SwiftPM, which is slow: \(reason)"
    }
  }
}
