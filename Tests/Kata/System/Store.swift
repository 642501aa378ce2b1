import Foundation

/// Keeps what was made, by the content it was made from, so that nothing is made twice.
///
/// A product is made under a temporary name and renamed when it is complete: two processes may share a
/// store, and one that is killed half-way leaves nothing that counts. What was used least recently is
/// removed when the store grows beyond its limit.
struct Store: Sendable {
  let root: URL

  /// Lets one task at a time make the same thing, by its place.
  let locks = KeyedLocks()

  /// In bytes; what was used in the last ten minutes stays whatever the size.
  let limit: Int

  /// Opens a store, making its folder when there is none.
  init(root: URL) throws {
    self.root = root
    limit = try 1_000_000 * Self.limit(ProcessInfo.processInfo.environment["KATA_CACHE_LIMIT"])
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
      if let kind = FileKind(of: temporary), kind != .folder {
        try FileManager.default.removeItem(at: temporary)
      }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch { throw Self.cannotWrite(root, error) }
    prune()
  }

  /// Where things are made, and what may be removed when the process that made it has ended.
  var temporary: URL { root.appending(path: "tmp") }

  /// Marks the folder as a store that may be emptied; its age is the time since the last pruning.
  ///
  /// Source: the Cache Directory Tagging Specification, https://bford.info/cachedir.
  var tag: URL { root.appending(path: "CACHEDIR.TAG") }

  private static let tagText = """
    Signature: 8a477f597d28d172789f06886806bc55
    # kata keeps here what it can make again; `kata clean` empties it.

    """

  /// The folder of a product, which is made when there is none yet.
  ///
  /// - Parameters:
  ///   - kind: What it is, in a word: the folder's name in the store.
  ///   - key: The hash of all it is made from.
  ///   - folder: Where it is kept instead of in the store, for as long as that folder is there.
  ///   - make: Makes it in an empty folder, of files alone.
  /// - Returns: The folder; nothing in it may be changed.
  /// - Throws: What `make` throws.
  func product(
    _ kind: String, _ key: String, in folder: URL? = nil, make: (URL) async throws -> Void
  ) async throws -> URL {
    let place = (folder ?? root).appending(path: "\(kind)/\(key)")
    func isThere() -> Bool { FileKind(of: place) == .folder && markAsUsed(place) }
    if isThere() { return place }
    return try await locks.lock(place.path).use {
      if isThere() { return place }
      let folder = try temporaryFolder()
      defer { folder.remove() }
      try await make(folder.place)
      try Self.protect(folder.place)
      do {
        try makeRoom(at: place, for: .folder)
        try Self.move(folder.place, to: place)
      } catch {
        // Another process may have been faster and made the same.
        if !isThere() { throw Self.cannotWrite(place, error) }
      }
      return place
    }
  }

  /// Makes an empty folder; the caller removes it.
  func temporaryFolder() throws -> TemporaryFolder {
    do { return try TemporaryFolder(in: temporary) } catch {
      throw Self.cannotWrite(temporary, error)
    }
  }

  /// Lets no program write to the files of a folder by mistake.
  private static func protect(_ folder: URL) throws {
    for name in try FileKind.names(in: folder) {
      let file = folder.appending(path: name).path
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      chmod(file, status.st_mode & ~0o222)
    }
  }

  /// Takes away what lies at the place of a product or a value and is none, and makes the folder around it.
  func makeRoom(at place: URL, for kind: FileKind) throws {
    let parent = place.deletingLastPathComponent()
    for (place, kind) in [(parent, FileKind.folder), (place, kind)] {
      guard let found = FileKind(of: place), found != kind else { continue }
      // Whole folders vanish at once, also for another process that looks at the same time.
      let away = temporary.appending(path: UUID().uuidString)
      try Self.move(place, to: away)
      try? FileManager.default.removeItem(at: away)
    }
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  private static func move(_ place: URL, to other: URL) throws {
    if rename(place.path, other.path) != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// Stamps an entry with the current time.
  ///
  /// - Returns: Whether there is one.
  func markAsUsed(_ place: URL) -> Bool { utimes(place.path, nil) == 0 }

  /// What to say when something of the store cannot be written.
  static func cannotWrite(_ place: URL, _ error: any Error) -> Failure {
    .grader(
      "\(place.path) cannot be written: \((error as NSError).localizedDescription)"
        + " Is the disk full, or does the folder belong to another user?")
  }
}
