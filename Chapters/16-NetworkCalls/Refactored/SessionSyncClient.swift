import Foundation

/// Fetches notes from the server and creates new ones there, as found, but for its session, server, token and
/// time-out, which are passed in.
final class SessionSyncClient {
  private(set) var notes: [Note] = []

  private let session: URLSession
  private let server: String
  private let token: String
  private let timeOut: Double

  init(
    session: URLSession = .shared, server: String = Account.server, token: String = Account.token,
    timeOut: Double = 2
  ) {
    (self.session, self.server, self.token) = (session, server, token)
    self.timeOut = timeOut
  }

  /// Fetches all notes.
  func load(then done: @escaping @MainActor () -> Void) {
    send("GET", "/notes") { data in
      self.notes = (try? JSONDecoder().decode([Note].self, from: data)) ?? []
      done()
    }
  }

  /// Creates a note.
  func create(_ title: String, then done: @escaping @MainActor () -> Void) {
    send("POST", "/notes?title=" + title) { data in
      if let note = try? JSONDecoder().decode(Note.self, from: data) {
        self.notes.append(note)
      }
      done()
    }
  }

  private func send(
    _ method: String, _ path: String, attempt: Int = 1,
    then use: @escaping @MainActor (Data) -> Void
  ) {
    guard let url = URL(string: server + path) else { return use(Data()) }
    var request = URLRequest(url: url)
    request.httpMethod = method
    request.timeoutInterval = timeOut
    request.setValue("Bearer " + token, forHTTPHeaderField: "Authorization")
    session.dataTask(with: request) { data, _, error in
      DispatchQueue.main.async {
        // If there is an error, try again.
        if error != nil, attempt < 3 {
          self.send(method, path, attempt: attempt + 1, then: use)
        } else {
          use(data ?? Data())
        }
      }
    }.resume()
  }
}
