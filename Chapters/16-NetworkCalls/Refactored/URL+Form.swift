import Foundation

nonisolated extension URL {
  /// Sets the query, as forms write it: a server reads "+" as a space there, and `URLComponents` leaves it as it is.
  func appending(formItems: [URLQueryItem]) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
    parts.queryItems = formItems
    parts.percentEncodedQuery = parts.percentEncodedQuery?.replacing("+", with: "%2B")
    return parts.url ?? self
  }
}
