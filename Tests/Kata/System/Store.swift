import Foundation

/// A cache on disk, in which the hash of all inputs names a product, so that nothing is made twice.
///
/// A product is made in a temporary folder, which is renamed when it is complete. So two processes may share a store,
/// and a killed process leaves no half-made product. If the store grows beyond its limit, the least recently used
/// entries are removed.
struct Store: Sendable {
  let root: URL

  /// Locks by the place of a product or value: one task at a time makes it.
  let locks = KeyedLocks()

  /// The greatest size in bytes. Entries used in the last ten minutes stay, whatever the size.
  let limit: Int

  /// Opens a store, and makes its folder if there is none.
  init(root: URL) throws {
    self.root = root
    limit = try 1_000_000 * Self.limit(ProcessInfo.processInfo.environment["KATA_CACHE_LIMIT"])
    if let kind = FileKind(of: root), FileKind(of: root.resolvingSymlinksInPath()) != .folder {
      throw Failure.usage(
        "\(root.path) is no folder but a \(kind == .link ? "link to none" : "file"), so kata cannot keep its builds there."
          + " KATA_CACHE names another place.")
    }
    // Read the folder only once: another process may be making the same store.
    let names = FileKind.contents(of: root).map(\.lastPathComponent)
    let isMine = names.contains(tag.lastPathComponent) || root.path.hasSuffix("/.build/kata")
    if !isMine, !names.isEmpty {
      throw Failure.usage(
        "KATA_CACHE names \(root.path), which holds other things; name an empty folder, or a new one."
      )
    }
    do {
      // The tag comes first, so that no process ever sees a store with other files and no tag.
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      if FileKind(of: tag) == nil { try Data(Self.tagText.utf8).write(to: tag) }
      if let kind = FileKind(of: temporary), kind != .folder {
        try FileManager.default.removeItem(at: temporary)
      }
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch { throw Self.cannotWrite(root, error) }
    guard Host.canRunPrograms(in: root) else {
      throw Failure.grader(
        "\(root.path) is on a disk from which no program may run. KATA_CACHE names another folder.")
    }
    prune()
  }

  /// The folder of unfinished products. After the end of their process, its entries may be removed.
  var temporary: URL { root.appending(path: "tmp") }

  /// The file that marks the folder as a store that may be emptied; its time of change is that of the last pruning.
  ///
  /// Source: the Cache Directory Tagging Specification, https://bford.info/cachedir.
  var tag: URL { root.appending(path: "CACHEDIR.TAG") }

  private static let tagText = """
    Signature: 8a477f597d28d172789f06886806bc55
    # kata keeps here what it can make again; `kata clean` empties it.

    """

  /// Returns the folder of a product. If there is none yet, `make` writes the product's files, without subfolders, into
  /// an empty folder. Do not change the files afterwards: other runs use them.
  ///
  /// `kind` names a folder in the store, or in the temporary folder `folder`. `key` is the hash of everything that the
  /// product is made from.
  func product(
    _ kind: String, _ key: String, in folder: URL? = nil, make: (URL) async throws -> Void
  ) async throws -> URL {
    let place = (folder ?? root).appending(path: "\(kind)/\(key)")
    func isThere() -> Bool { Self.isWhole(place) && markAsUsed(place) }
    if isThere() { return place }
    return try await locks.lock(place.path).use {
      if isThere() { return place }
      let folder = try temporaryFolder()
      try await make(folder.place)
      try Self.complete(folder.place)
      do {
        if FileKind(of: place) == .folder, !Self.isWhole(place) { try setAside(place) }
        try makeRoom(at: place, for: .folder)
        try Self.move(folder.place, to: place)
      } catch {
        // Another process may have made the same product faster.
        if !isThere() { throw Self.cannotWrite(place, error) }
      }
      return place
    }
  }

  // MARK: - Values

  /// Returns the value kept under a key, or makes it. A new value is kept if `isSettled` is true for it.
  func value<Value: Codable>(
    _ kind: String, _ key: String, keptIf isSettled: (Value) -> Bool, make: () async throws -> Value
  ) async throws -> Value {
    if let known: Value = value(kind, key) { return known }
    return try await locks.lock("\(kind)/\(key)").use {
      if let known: Value = value(kind, key) { return known }
      let value = try await make()
      if isSettled(value) { try keep(value, kind, key) }
      return value
    }
  }

  /// The value kept under a key; nil if there is none, or if it is damaged.
  func value<Value: Decodable>(_ kind: String, _ key: String) -> Value? {
    let file = place(kind, key)
    guard let text = try? Data(contentsOf: file) else { return nil }
    _ = markAsUsed(file)
    return try? JSONDecoder().decode(Value.self, from: text)
  }

  func keep(_ value: some Encodable, _ kind: String, _ key: String) throws {
    let file = place(kind, key)
    do {
      let text = try JSONEncoder().encode(value)
      try makeRoom(at: file, for: .file)
      try text.write(to: file, options: .atomic)
    } catch { throw Self.cannotWrite(file, error) }
  }

  /// Removes the value kept under a key.
  func forget(_ kind: String, _ key: String) {
    try? FileManager.default.removeItem(at: place(kind, key))
  }

  /// The file of a value, named by its kind and its key as a product is.
  private func place(_ kind: String, _ key: String) -> URL {
    root.appending(path: "\(kind)/\(key).json")
  }

  // MARK: - Folders

  /// Makes an empty folder.
  func temporaryFolder() throws -> TemporaryFolder {
    do { return try TemporaryFolder(in: temporary) } catch {
      throw Self.cannotWrite(temporary, error)
    }
  }

  /// The file of a product that lists the sizes of its other files: where a machine stopped, some may be empty.
  private static let list = ".sizes"

  private static func sizes(in folder: URL) throws -> String {
    try FileKind.names(in: folder).filter { $0 != list }.sorted()
      .map { "\(FileKind.size(of: folder.appending(path: $0))) \($0)\n" }.joined()
  }

  /// Whether a product is there, with files of the sizes that were made.
  private static func isWhole(_ place: URL) -> Bool {
    guard let listed = try? String(contentsOf: place.appending(path: list), encoding: .utf8)
    else { return false }
    return listed == (try? sizes(in: place))
  }

  /// Lists the sizes of a product's files, and write-protects them, so that no program changes them by mistake.
  private static func complete(_ folder: URL) throws {
    try TemporaryFiles.write(try sizes(in: folder), to: folder.appending(path: list))
    for name in try FileKind.names(in: folder) {
      let file = folder.appending(path: name).path
      var status = stat()
      guard lstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      chmod(file, status.st_mode & ~0o222)
    }
  }

  /// Removes an entry of the wrong kind from the place of a product or value, and makes the folder around that place.
  func makeRoom(at place: URL, for kind: FileKind) throws {
    let parent = place.deletingLastPathComponent()
    for (place, kind) in [(parent, FileKind.folder), (place, kind)] {
      guard let found = FileKind(of: place), found != kind else { continue }
      try setAside(place)
    }
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
  }

  /// Removes an entry. A rename removes a whole folder at once, also for another process that looks at the same time.
  private func setAside(_ place: URL) throws {
    let away = temporary.appending(path: UUID().uuidString)
    try Self.move(place, to: away)
    try? FileManager.default.removeItem(at: away)
  }

  private static func move(_ place: URL, to other: URL) throws {
    if rename(place.path, other.path) != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// Stamps an entry with the current time; returns false if there is no such entry.
  func markAsUsed(_ place: URL) -> Bool { utimes(place.path, nil) == 0 }

  /// The failure to report if a file of the store cannot be written.
  static func cannotWrite(_ place: URL, _ error: any Error) -> Failure {
    .grader(
      "\(place.path) cannot be written", because: error,
      " Is the disk full, or does the folder belong to another user?")
  }
}
