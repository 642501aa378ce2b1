import Foundation

/// Sends a request up to three times, if that does no harm.
///
/// A server names a pause in a header `Retry-After`. Here it may have up to 60 seconds; a date is not read.
nonisolated struct RetryingTransport: Transport {
  let transport: any Transport
  let clock: any Clock<Duration>

  /// The pauses, where the server names none.
  private static let pauses: [Duration] = [.seconds(1), .seconds(2)]

  func send(_ request: URLRequest) async throws -> (Data, HTTPURLResponse) {
    guard mayBeRepeated(request) else { return try await transport.send(request) }
    for pause in Self.pauses {
      var pause = pause
      do {
        let (data, response) = try await transport.send(request)
        if response.statusCode != 503 { return (data, response) }
        let seconds = response.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
        if let seconds, (0...60).contains(seconds) { pause = .seconds(seconds) }
      } catch {
        if error.isCancellation { throw error }
      }
      try await clock.sleep(for: pause)
    }
    return try await transport.send(request)
  }

  /// Whether a server that gets a request twice does no more than if it gets it once.
  private func mayBeRepeated(_ request: URLRequest) -> Bool {
    ["GET", "HEAD", "PUT", "DELETE"].contains(request.httpMethod ?? "GET")
  }
}
