import Foundation

extension Store {
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

  /// A value that was kept under a key; nil when there is none, or when it is damaged.
  func value<Value: Decodable>(_ kind: String, _ key: String) -> Value? {
    let file = place(kind, key)
    guard let text = try? Data(contentsOf: file) else { return nil }
    _ = markAsUsed(file)
    return try? JSONDecoder().decode(Value.self, from: text)
  }

  /// Keeps a value under a key.
  func keep(_ value: some Encodable, _ kind: String, _ key: String) throws {
    let file = place(kind, key)
    do {
      let text = try JSONEncoder().encode(value)
      try makeRoom(at: file, for: .file)
      try text.write(to: file, options: .atomic)
    } catch { throw Self.cannotWrite(file, error) }
  }

  /// Forgets what was kept under a key.
  func forget(_ kind: String, _ key: String) {
    try? FileManager.default.removeItem(at: place(kind, key))
  }

  private func place(_ kind: String, _ key: String) -> URL {
    root.appending(path: "\(kind)/\(key).json")
  }
}
