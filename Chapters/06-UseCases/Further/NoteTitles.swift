import Foundation

/// The titles of notes that somebody shares on the net.
struct NoteTitles {
  enum Failure: Error, Hashable {
    case notFound
    case unreadable
    case unreachable
  }

  let client: any HTTPClient

  /// Loads the titles.
  ///
  /// - Parameter url: Where a list of texts is to be found, as JSON.
  /// - Returns: The titles.
  /// - Throws: ``Failure``.
  func load(from url: URL) async throws -> [String] {
    let (data, status): (Data, Int)
    do {
      (data, status) = try await client.load(url)
    } catch {
      throw Failure.unreachable
    }
    guard status == 200 else { throw Failure.notFound }
    guard let titles = try? JSONDecoder().decode([String].self, from: data) else {
      throw Failure.unreadable
    }
    return titles
  }
}
