import Foundation

/// Keeps what was made, by the content it was made from, so that nothing is made twice.
///
/// A product is made under a temporary name and renamed when it is whole: two processes may share a
/// store, and one that is killed half-way leaves nothing that counts.
struct Store: Sendable {
  let root: URL

  /// Opens a store, making its folder when there is none.
  ///
  /// - Parameter root: The store's folder.
  /// - Throws: ``Failure`` when the folder cannot be written.
  init(root: URL) throws {
    self.root = root
    do {
      try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    } catch {
      throw Self.cannotWrite(root, error)
    }
    removeLeftovers()
  }

  private var temporary: URL { root.appending(path: "tmp") }

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
    if FileManager.default.fileExists(atPath: place.path) { return place }
    try await withTemporaryFolder { folder in
      try await make(folder)
      let parent = place.deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      do {
        try FileManager.default.moveItem(at: folder, to: place)
      } catch  where FileManager.default.fileExists(atPath: place.path) {
        // Another process was faster and made the same.
      }
    }
    return place
  }

  /// A value that was kept under a key; nil when there is none, or when it is damaged.
  func value<Value: Decodable>(_ kind: String, _ key: String) -> Value? {
    let file = root.appending(path: "\(kind)/\(key).json")
    guard let data = try? Data(contentsOf: file) else { return nil }
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

  /// Hands out an empty folder that is removed afterwards.
  func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = temporary.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      return try await body(folder)
    } catch let error as CocoaError {
      throw Self.cannotWrite(root, error)
    }
  }

  /// Removes what a killed process left more than an hour ago.
  private func removeLeftovers() {
    let folders = try? FileManager.default.contentsOfDirectory(
      at: temporary, includingPropertiesForKeys: [.contentModificationDateKey])
    for folder in folders ?? [] {
      let changed = try? folder.resourceValues(forKeys: [.contentModificationDateKey])
      if let date = changed?.contentModificationDate, date < Date(timeIntervalSinceNow: -3600) {
        try? FileManager.default.removeItem(at: folder)
      }
    }
  }

  private static func cannotWrite(_ place: URL, _ error: any Error) -> Failure {
    .grader(
      "\(place.path) cannot be written: \((error as NSError).localizedDescription)"
        + " Is the disk full, or does the folder belong to somebody else?")
  }
}
