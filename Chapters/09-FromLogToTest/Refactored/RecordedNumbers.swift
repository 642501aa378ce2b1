/// Random numbers that were recorded, and after the last of them others. It remembers what was drawn.
nonisolated final class RecordedNumbers: RandomNumberGenerator {
  private(set) var drawn: [UInt64] = []
  private var recorded: ArraySlice<UInt64>

  init(_ recorded: [UInt64]) { self.recorded = recorded[...] }

  func next() -> UInt64 {
    let number = recorded.popFirst() ?? .random(in: 0...(.max))
    drawn.append(number)
    return number
  }
}
