/// Random numbers that come from a function.
struct AskingRandom: RandomNumberGenerator {
  let ask: () -> UInt64

  mutating func next() -> UInt64 { ask() }
}
