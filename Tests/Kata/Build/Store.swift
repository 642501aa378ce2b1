import Foundation

/// Keeps what was made, by the content it was made from, so that nothing is made twice.
///
/// A product is made under a temporary name and renamed when it is complete: two processes may share a
/// store, and one that is killed half-way leaves nothing that counts. What was used least recently is
/// removed when the store grows beyond its limit.
struct Store: Sendable {
  let root: URL

  /// Lets one task at a time make the same thing, by its place.
  private let makers = Makers()

  /// In bytes; what was used in the last ten minutes stays whatever the size.
  private let limit: Int

  /// In megabytes.
  static let defaultLimit = 1_000

  private static let minutesBetweenPrunings = 10.0

  /// Opens a store, making its folder when there is none.
  ///
  /// - Parameter root: The store's folder.
  /// - Throws: ``Failure`` when the folder cannot be written or holds other things, or its limit is not a number.
  init(root: URL) throws {
    self.root = root
    limit = try Self.limit() * 1_000_000
    // Read only once: another process may be making the same store.
    let names = Self.contents(of: root).map(\.lastPathComponent)
    let isMine = names.contains(tag.lastPathComponent) || root.path.hasSuffix("/.build/kata")
    if !isMine, !names.isEmpty {
      throw Failure.usage(
        "KATA_CACHE names \(root.path), which holds other things; name an empty folder, or a new one."
      )
    }
    do {
      // The tag comes first: no store is ever seen that holds other things and no tag.
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      if FileKind(of: tag) == nil { try Data(Self.tagText.utf8).write(to: tag) }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw Self.cannotWrite(root, error)
    }
    prune()
  }

  private var temporary: URL { root.appending(path: "tmp") }

  /// Marks the folder as a store that may be emptied; its age is the time since the last pruning.
  ///
  /// Source: the Cache Directory Tagging Specification, https://bford.info/cachedir.
  private var tag: URL { root.appending(path: "CACHEDIR.TAG") }

  private static let tagText = """
    Signature: 8a477f597d28d172789f06886806bc55
    # kata keeps here what it can make again; `kata clean` empties it.

    """

  /// The folder of a product, which is made when there is none yet.
  ///
  /// - Parameters:
  ///   - kind: What it is, in a word: the folder's name in the store.
  ///   - key: The hash of all it is made from.
  ///   - make: Makes it in an empty folder.
  /// - Returns: The folder; nothing in it may be changed.
  /// - Throws: What `make` throws.
  func product(
    _ kind: String, _ key: String, make: (URL) async throws -> Void
  ) async throws -> URL {
    let place = root.appending(path: "\(kind)/\(key)")
    if markAsUsed(place) { return place }
    return try await makers.slot(place.path).use {
      if markAsUsed(place) { return place }
      try await withTemporaryFolder { folder in
        try await make(folder)
        do {
          try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
          try FileManager.default.moveItem(at: folder, to: place)
        } catch {
          // Another process may have been faster and made the same.
          if !markAsUsed(place) { throw Self.cannotWrite(place, error) }
        }
      }
      return place
    }
  }

  /// A value that was kept under a key, or else is made and kept.
  ///
  /// - Parameters:
  ///   - kind: What it is, in a word: the folder's name in the store.
  ///   - key: The hash of all it is made from.
  ///   - isSettled: Whether it would be the same the next time: only then it is kept.
  ///   - make: Makes it.
  /// - Returns: The value.
  /// - Throws: What `make` throws; ``Failure`` when it cannot be written.
  func value<Value: Codable>(
    _ kind: String, _ key: String, keptIf isSettled: (Value) -> Bool,
    make: () async throws -> Value
  ) async throws -> Value {
    if let known: Value = value(kind, key) { return known }
    return try await makers.slot("\(kind)/\(key)").use {
      if let known: Value = value(kind, key) { return known }
      let value = try await make()
      if isSettled(value) { try keep(value, kind, key) }
      return value
    }
  }

  /// A value that was kept under a key; nil when there is none, or when it is damaged.
  func value<Value: Decodable>(_ kind: String, _ key: String) -> Value? {
    let file = root.appending(path: "\(kind)/\(key).json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    _ = markAsUsed(file)
    return try? JSONDecoder().decode(Value.self, from: data)
  }

  /// Keeps a value under a key.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func keep(_ value: some Encodable, _ kind: String, _ key: String) throws {
    let file = root.appending(path: "\(kind)/\(key).json")
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try JSONEncoder().encode(value).write(to: file, options: .atomic)
    } catch {
      throw Self.cannotWrite(file, error)
    }
  }

  /// Makes an empty folder that is removed when `body` has ended.
  func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = temporary.appending(path: UUID().uuidString)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Self.cannotWrite(folder, error)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(folder)
  }

  // MARK: - Size

  /// Removes everything that is kept.
  ///
  /// - Returns: How many bytes that was.
  /// - Throws: ``Failure`` when something cannot be removed.
  func clean() throws -> Int {
    let entries = entries()
    for entry in entries {
      do {
        try FileManager.default.removeItem(at: entry.place)
      } catch {
        throw Failure.grader(
          "\(entry.place.path) cannot be removed: \((error as NSError).localizedDescription)")
      }
    }
    return entries.map(\.size).reduce(0, +)
  }

  private struct Entry {
    let place: URL
    let size: Int
    let used: Date
  }

  /// Removes, now and then, what a killed process left more than an hour ago, and what was used least
  /// recently once there is too much.
  private func prune() {
    let now = Date()
    func minutesSince(_ date: Date?) -> Double {
      date.map { now.timeIntervalSince($0) / 60 } ?? .infinity
    }
    guard minutesSince(Self.changed(tag)) > Self.minutesBetweenPrunings else { return }
    _ = markAsUsed(tag)
    var size = 0
    for entry in entries().sorted(by: { $0.used > $1.used }) {
      let isLeftover = entry.place.deletingLastPathComponent().path == temporary.path
      size += entry.size
      let isOld = minutesSince(entry.used) > (isLeftover ? 60 : Self.minutesBetweenPrunings)
      if isOld, isLeftover || size > limit { try? FileManager.default.removeItem(at: entry.place) }
    }
  }

  /// Every product, value and temporary folder: everything two folders deep.
  private func entries() -> [Entry] {
    Self.contents(of: root).flatMap(Self.contents).map { place in
      let files = FileManager.default.subpaths(atPath: place.path) ?? []
      let places = [place] + files.map { place.appending(path: $0) }
      return Entry(
        place: place, size: places.map(Self.size).reduce(0, +),
        used: Self.changed(place) ?? .distantPast)
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.map { folder.appending(path: $0) }
  }

  /// Stamps an entry with the current time.
  ///
  /// - Returns: Whether there is one.
  private func markAsUsed(_ place: URL) -> Bool { utimes(place.path, nil) == 0 }

  private static func changed(_ place: URL) -> Date? {
    var status = stat()
    guard lstat(place.path, &status) == 0 else { return nil }
    #if os(macOS)
      return Date(timeIntervalSince1970: Double(status.st_mtimespec.tv_sec))
    #else
      return Date(timeIntervalSince1970: Double(status.st_mtim.tv_sec))
    #endif
  }

  private static func size(of place: URL) -> Int {
    var status = stat()
    return lstat(place.path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func limit() throws -> Int {
    guard let text = ProcessInfo.processInfo.environment["KATA_CACHE_LIMIT"], !text.isEmpty else {
      return defaultLimit
    }
    guard let limit = Int(text), limit > 0 else {
      throw Failure.usage("KATA_CACHE_LIMIT is a number of megabytes, not \"\(text)\".")
    }
    return limit
  }

  private static func cannotWrite(_ place: URL, _ error: any Error) -> Failure {
    .grader(
      "\(place.path) cannot be written: \((error as NSError).localizedDescription)"
        + " Is the disk full, or does the folder belong to another user?")
  }
}
