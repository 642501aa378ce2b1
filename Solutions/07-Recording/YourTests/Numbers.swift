/// Random numbers that are known beforehand, one after the other.
struct Numbers: RandomNumberGenerator {
  private var numbers: [UInt64]

  /// The numbers themselves, as from a log.
  init(_ numbers: [UInt64]) { self.numbers = numbers }

  /// Numbers for `Int.random(in: 1...count, using:)`.
  ///
  /// - Parameters:
  ///   - notes: The notes that they pick, one after the other.
  ///   - count: Out of how many.
  init(picking notes: [Int], of count: Int) {
    numbers = notes.map { Self.number(picking: $0, of: count) }
  }

  /// The number in the middle of those that pick a note: a number is not the note itself.
  static func number(picking note: Int, of count: Int) -> UInt64 {
    let share = UInt64.max / UInt64(count)
    return UInt64(note - 1) * share + share / 2
  }

  mutating func next() -> UInt64 {
    precondition(!numbers.isEmpty, "More numbers were drawn than the test knows.")
    return numbers.removeFirst()
  }
}
