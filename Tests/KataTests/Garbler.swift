import Foundation

/// Makes inputs for a reader from valid ones and a seed. Most are nearly valid, and some are random bytes.
struct Garbler {
  private var state: UInt64
  private let samples: [[UInt8]]
  private let words: [[UInt8]]

  /// Makes a garbler.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - samples: Valid inputs.
  ///   - words: Words that mean something to the reader.
  init(seed: UInt64, samples: [String], words: [String]) {
    state = seed
    self.samples = samples.map { Array($0.utf8) }
    self.words =
      (words + ["\n", "\r\n", "\0", "\"", "\\", "🧵", "\u{301}", "9999999999999999999", "-1"])
      .map { Array($0.utf8) } + [[0xff], [0xc3], [0xed, 0xa0, 0x80]]
  }

  /// The next number of SplitMix64, https://prng.di.unimi.it/splitmix64.c, below a limit.
  private mutating func below(_ limit: Int) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return Int((mixed ^ (mixed >> 31)) % UInt64(max(1, limit)))
  }

  /// The next input.
  mutating func next() -> Data {
    if below(10) == 0 { return Data((0..<below(60)).map { _ in UInt8(below(256)) }) }
    var bytes = samples[below(samples.count)]
    for _ in 0...below(4) {
      let start = below(bytes.count + 1)
      let end = start + below(min(bytes.count - start, 40) + 1)
      switch below(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.insert(contentsOf: Array(bytes[start..<end]), at: below(bytes.count + 1))
      case 2: bytes.insert(contentsOf: words[below(words.count)], at: start)
      case 3: bytes.replaceSubrange(start..<end, with: words[below(words.count)])
      case 4: if start < bytes.count { bytes[start] ^= UInt8(1 << below(8)) }
      default: bytes.removeSubrange(start...)
      }
    }
    return Data(bytes)
  }

  /// The next input as text, with invalid UTF-8 replaced.
  mutating func nextText() -> String { String(decoding: next(), as: UTF8.self) }
}
