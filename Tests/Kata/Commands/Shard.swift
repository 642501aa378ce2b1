import Foundation

/// One of several parts of a class, for one of several machines.
struct Shard: Sendable {
  private let index, count: Int

  /// Reads `3/8`. The index is counted from 0 or from 1: the part 8/8 is the part 0/8.
  init(_ text: String) throws {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1],
      (1...10_000).contains(count), (0...count).contains(index)
    else {
      throw Failure.usage(
        "`kata grade --shard` is a part of a number of parts, as in 3/8, not \(text).")
    }
    (self.index, self.count) = (index % count, count)
  }

  /// The elements whose names' hashes fall into this part.
  func part<Element>(of all: [Element], by name: (Element) -> String) async throws -> [Element] {
    let folder = try TemporaryFolder(in: FileManager.default.temporaryDirectory)
    let hashes = try await Fingerprint.of(texts: all.map(name), folder: folder.place)
    return zip(all, hashes).filter { Int($1.prefix(8), radix: 16).map { $0 % count } == index }
      .map(\.0)
  }
}
