import Foundation

/// How `kata` builds on this machine.
enum BuildWay: Sendable, Hashable, Codable {
  /// By the compiler's own calls.
  case direct

  /// Through SwiftPM, for a reason.
  case packages(reason: String)

  /// The way that `KATA_BUILD` asks for; nil where it asks for none.
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

  /// In one line.
  var summary: String {
    switch self {
    case .direct: "builds by the compiler's own calls"
    case .packages(let reason): "builds through SwiftPM, which is slow: \(reason)"
    }
  }
}
