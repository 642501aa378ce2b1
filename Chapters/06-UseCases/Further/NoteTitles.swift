import Foundation

/// A list of note titles on the network.
struct NoteTitles {
  enum Failure: Error, Hashable {
    case notFound
    /// The server answered, with neither the titles nor 404: 401, 500, or 204 without a body.
    case unexpectedStatus(Int)
    case unreadable
    case unreachable
  }

  let client: any HTTPClient

  /// Loads the titles.
  ///
  /// - Parameter url: The address of a JSON array of strings.
  /// - Returns: The titles.
  /// - Throws: ``Failure``; `CancellationError` when the task was cancelled, which is no failure to show.
  func load(from url: URL) async throws -> [String] {
    let (data, status) = try await response(from: url)
    switch status {
    case 200: break
    case 404: throw Failure.notFound
    default: throw Failure.unexpectedStatus(status)
    }
    guard let titles = try? JSONDecoder().decode([String].self, from: data) else {
      throw Failure.unreadable
    }
    return titles
  }

  private func response(from url: URL) async throws -> (Data, status: Int) {
    do {
      return try await client.load(url)
    } catch is CancellationError {
      throw CancellationError()
    } catch URLError.cancelled {
      throw CancellationError()
    } catch {
      throw Failure.unreachable
    }
  }
}
