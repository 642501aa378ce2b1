import Foundation

@testable import NetworkCalls

nonisolated extension HTTPURLResponse {
  /// Makes an answer without a server.
  ///
  /// - Parameters:
  ///   - status: The status, such as 200.
  ///   - text: The body.
  ///   - headers: The headers, such as `["ETag": "1"]`.
  /// - Returns: What a transport returns.
  static func answer(
    _ status: Int, _ text: String = "", headers: [String: String] = [:]
  ) -> (Data, HTTPURLResponse) {
    guard let url = URL(string: "https://sync.jotter.example"),
      let response = HTTPURLResponse(
        url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
    else { fatalError("no response has the status \(status)") }
    return (Data(text.utf8), response)
  }
}
