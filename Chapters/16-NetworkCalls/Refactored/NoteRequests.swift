import Foundation

/// The requests for notes, as values.
nonisolated struct NoteRequests {
  let server: URL
  let token: String

  /// Makes a request for all notes.
  ///
  /// - Parameter tag: The tag of the list that is known. If it is still the newest, the server answers with 304.
  /// - Returns: The request.
  func list(tag: String? = nil) -> URLRequest {
    var request = request("GET")
    if let tag { request.setValue(tag, forHTTPHeaderField: "If-None-Match") }
    return request
  }

  /// Makes a request for a new note.
  func create(title: String) -> URLRequest {
    request("POST", query: [URLQueryItem(name: "title", value: title)])
  }

  private func request(_ method: String, query: [URLQueryItem] = []) -> URLRequest {
    var url = server.appending(path: "notes")
    if !query.isEmpty { url = url.appending(formItems: query) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    return request
  }
}
