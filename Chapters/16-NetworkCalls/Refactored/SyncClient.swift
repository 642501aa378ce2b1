import Foundation

/// Fetches notes from the server and creates new ones there.
final class SyncClient {
  private(set) var notes: [Note] = []

  /// What the user is told; nil if all went well.
  private(set) var message: String?

  private let requests: NoteRequests
  private let transport: any Transport
  private var tag: String?

  init(requests: NoteRequests, transport: any Transport) {
    (self.requests, self.transport) = (requests, transport)
  }

  /// Fetches all notes.
  func load() async {
    await report {
      let (data, response) = try await transport.send(requests.list(tag: tag))
      if let list = try NoteAnswers.list(data, response) {
        (notes, tag) = (list.notes, list.tag)
      }
    }
  }

  /// Creates a note.
  func create(_ title: String) async {
    await report {
      let (data, response) = try await transport.send(requests.create(title: title))
      let note = try NoteAnswers.created(data, response)
      // A list that was asked for later may have come first.
      if !notes.contains(note) { notes.append(note) }
    }
  }

  private func report(_ work: () async throws -> Void) async {
    do {
      try await work()
      message = nil
    } catch let error where error.isCancellation {
      // The user has gone on to something else.
    } catch SyncError.signedOut {
      message = "Please sign in again."
    } catch SyncError.server(let status) {
      message = "The server has a problem (\(status))."
    } catch SyncError.unreadable {
      message = "The server's answer cannot be read."
    } catch {
      message = "The server did not answer."
    }
  }
}
