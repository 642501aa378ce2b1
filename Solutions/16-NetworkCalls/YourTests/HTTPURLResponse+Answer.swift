import Foundation

@testable import NetworkCalls

nonisolated extension HTTPURLResponse {
  /// Makes an answer without a server.
  ///
  /// - Parameters:
  ///   - status: The status, such as 200.
  ///   - text: The body.
  ///   - headers: The headers, such as `["ETag": "1"]`.
  static func answer(
    _ status: Int, _ text: String = "", headers: [String: String] = [:]
  ) -> (Data, HTTPURLResponse) {
    let url = URL(string: "https://sync.jotter.example")!
    let response = HTTPURLResponse(
      url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)!
    return (Data(text.utf8), response)
  }
}
