import Foundation

/// A piece of an attachment.
nonisolated struct Piece {
  private static let size = 65_536

  let name: String
  /// Its number; the first is 1.
  let number: Int
  /// How many pieces there are.
  let count: Int
  let data: Data

  static func all(of data: Data, name: String) -> [Piece] {
    let count = max(1, (data.count + size - 1) / size)
    return (1...count).map { number in
      Piece(
        name: name, number: number, count: count,
        data: data.dropFirst((number - 1) * size).prefix(size))
    }
  }
}
