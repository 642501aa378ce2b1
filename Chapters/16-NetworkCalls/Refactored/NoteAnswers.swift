import Foundation

/// Reads the server's answers.
nonisolated enum NoteAnswers {
  /// Reads the answer to ``NoteRequests/list(tag:)``.
  ///
  /// - Returns: The list; nil if the known one is still the newest.
  /// - Throws: ``SyncError``.
  static func list(_ data: Data, _ response: HTTPURLResponse) throws -> NoteList? {
    if response.statusCode == 304 { return nil }
    return NoteList(
      notes: try decode([Note].self, data, response),
      tag: response.value(forHTTPHeaderField: "ETag"))
  }

  /// Reads the answer to ``NoteRequests/create(title:)``.
  ///
  /// - Throws: ``SyncError``.
  static func created(_ data: Data, _ response: HTTPURLResponse) throws -> Note {
    try decode(Note.self, data, response)
  }

  private static func decode<Value: Decodable>(
    _ type: Value.Type, _ data: Data, _ response: HTTPURLResponse
  ) throws -> Value {
    switch response.statusCode {
    case 200..<300: break
    case 401: throw SyncError.signedOut
    case let status: throw SyncError.server(status: status)
    }
    guard let value = try? JSONDecoder().decode(type, from: data) else {
      throw SyncError.unreadable
    }
    return value
  }
}
