import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A type that can load the contents of a URL.
protocol HTTPClient {
  func load(_ url: URL) async throws -> (Data, status: Int)
}

extension URLSession: HTTPClient {
  func load(_ url: URL) async throws -> (Data, status: Int) {
    let (data, response) = try await data(from: url)
    return (data, status: (response as? HTTPURLResponse)?.statusCode ?? 0)
  }
}
