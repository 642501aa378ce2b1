/// A random number generator with a seed, so that its numbers can be repeated.
///
/// Source: SplitMix64, by Guy Steele, Doug Lea and Christine Flood, "Fast Splittable Pseudorandom Number Generators",
/// OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// One of some elements, of which there must be one.
  public mutating func pick<Element>(from elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
