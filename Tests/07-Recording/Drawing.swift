/// Numbers that are known beforehand, one after the other.
struct Drawing: RandomNumberGenerator {
  var numbers: [UInt64]

  mutating func next() -> UInt64 { numbers.removeFirst() }
}
