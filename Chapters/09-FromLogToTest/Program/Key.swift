import Foundation

/// A key that means something in the stepper.
nonisolated enum Key: Equatable {
  case left
  case right
  case home
  case end
  case enter
  case delete
  case letter(Character)

  /// The keys that a terminal sent.
  static func keys(in bytes: Data) -> [Key] {
    var rest = String(decoding: bytes, as: UTF8.self)[...]
    var keys: [Key] = []
    while let first = rest.first {
      if let (code, key) = sequences.first(where: { rest.hasPrefix($0.0) }) {
        rest.removeFirst(code.count)
        keys.append(key)
      } else {
        rest.removeFirst()
        // Of other keys with a sequence, nothing is left to be taken for letters.
        if first == "\u{1b}" {
          rest = rest.drop { $0 == "[" || $0 == "O" || $0 == ";" || $0.isNumber }
          _ = rest.popFirst()
        } else {
          keys.append(.letter(first))
        }
      }
    }
    return keys
  }

  private static let sequences: [(String, Key)] = [
    ("\u{1b}[D", .left), ("\u{1b}OD", .left), ("\u{1b}[C", .right), ("\u{1b}OC", .right),
    ("\u{1b}[H", .home), ("\u{1b}OH", .home), ("\u{1b}[1~", .home),
    ("\u{1b}[F", .end), ("\u{1b}OF", .end), ("\u{1b}[4~", .end),
    ("\r\n", .enter), ("\r", .enter), ("\n", .enter), ("\u{7f}", .delete), ("\u{8}", .delete),
  ]
}
