import Foundation

extension Store {
  static let defaultLimit = 1_000

  private static let minutesBetweenPrunings = 10.0

  /// The allowed size of a store in megabytes: `text` is the value of `KATA_CACHE_LIMIT`, or nil if it is not set.
  static func limit(_ text: String?) throws -> Int {
    guard let text, !text.isEmpty else { return defaultLimit }
    guard let limit = Int(text), limit > 0 else {
      throw Failure.usage("KATA_CACHE_LIMIT is a number of megabytes, not \"\(text)\".")
    }
    // A terabyte and more is no limit at all.
    return min(limit, 1_000_000_000)
  }

  /// Removes all entries of the store, and returns their size in bytes.
  func clean() throws -> Int {
    let entries = entries()
    for entry in entries {
      do { try FileManager.default.removeItem(at: entry.place) } catch {
        throw Failure.grader("\(entry.place.path) cannot be removed", because: error)
      }
    }
    return entries.map(\.size).reduce(0, +)
  }

  private struct Entry {
    let place: URL
    let size: Int
    let used: Date
  }

  /// Removes leftovers of killed processes. Every ten minutes it also removes the oldest entries beyond the limit.
  func prune() {
    TemporaryFolder.removeLeftovers(in: temporary)
    let now = Date()
    func minutesSince(_ date: Date?) -> Double {
      date.map { now.timeIntervalSince($0) / 60 } ?? .infinity
    }
    guard minutesSince(FileKind.changed(tag)) > Self.minutesBetweenPrunings else { return }
    _ = markAsUsed(tag)
    var size = 0
    for entry in entries().sorted(by: { $0.used > $1.used }) {
      size += entry.size
      let isInUse = entry.place.deletingLastPathComponent().path == temporary.path
      let isOld = minutesSince(entry.used) > Self.minutesBetweenPrunings
      if isOld, !isInUse, size > limit { try? FileManager.default.removeItem(at: entry.place) }
    }
  }

  /// All products, values and temporary folders: all entries two folders deep.
  private func entries() -> [Entry] {
    FileKind.contents(of: root).flatMap(FileKind.contents).map { place in
      let files = FileManager.default.subpaths(atPath: place.path) ?? []
      let places = [place] + files.map { place.appending(path: $0) }
      return Entry(
        place: place, size: places.map(FileKind.size).reduce(0, +),
        used: FileKind.changed(place) ?? .distantPast)
    }
  }
}
