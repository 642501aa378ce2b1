import Foundation

/// Tells whether a kept text was damaged.
///
/// Source: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv, here with eight bytes at a time. It is no defence
/// against a program that wants to forge one.
enum Checksum {
  private static let start: UInt64 = 0xcbf2_9ce4_8422_2325
  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  /// The checksum of some bytes, in 16 hexadecimal digits.
  static func of(_ data: Data) -> String {
    let sum = data.withUnsafeBytes { bytes in
      var sum = start
      func mix(_ word: UInt64) {
        sum = (sum ^ word) &* prime
        sum ^= sum >> 32
      }
      let whole = bytes.count & ~7
      var offset = 0
      while offset < whole {
        mix(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        offset += 8
      }
      bytes[whole...].forEach { mix(UInt64($0)) }
      mix(UInt64(bytes.count))
      return sum
    }
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
