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
    let file = place(kind, key)
    guard let kept = try? Data(contentsOf: file), let text = Self.checked(kept) else { return nil }
    _ = markAsUsed(file)
    return try? JSONDecoder().decode(Value.self, from: text)
  }

  /// Keeps a value under a key.
  ///
  /// - Throws: ``Failure`` when it cannot be written.
  func keep(_ value: some Encodable, _ kind: String, _ key: String) throws {
    let file = place(kind, key)
    do {
      let kept = Self.withChecksum(try JSONEncoder().encode(value))
      if FileKind(of: file) != .file { try makeRoom(at: file) }
      try kept.write(to: file, options: .atomic)
    } catch {
      throw Self.cannotWrite(file, error)
    }
  }

  /// Forgets what was kept under a key.
  func forget(_ kind: String, _ key: String) {
    try? FileManager.default.removeItem(at: place(kind, key))
  }

  private func place(_ kind: String, _ key: String) -> URL {
    root.appending(path: "\(kind)/\(key).json")
  }

  /// A text as it is kept: below a line with its checksum.
  static func withChecksum(_ text: Data) -> Data {
    Data((Checksum.of(text) + "\n").utf8) + text
  }

  /// The text below the checksum; nil when it is damaged.
  static func checked(_ kept: Data) -> Data? {
    guard let end = kept.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let text = Data(kept[(end + 1)...])
    return Data(kept[..<end]) == Data(Checksum.of(text).utf8) ? text : nil
  }
}
