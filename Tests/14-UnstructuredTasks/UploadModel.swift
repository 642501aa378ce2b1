@testable import UnstructuredTasks

/// The promises of an uploader, without tasks: the suite compares yours with it.
struct UploadModel {
  private struct Upload {
    /// The text that was sent last.
    var sent = ""
    /// The newest text that was not sent.
    var next: String?
    var pauses = UploadModel.pauses
    /// When the pause ends; nil while the text is on its way.
    var due: Duration?
  }

  private static let pauses: [Duration] = [.seconds(1), .seconds(2), .seconds(4)]

  /// The texts that were sent, by note, in order.
  private(set) var texts: [Note.ID: [String]] = [:]
  private var uploads: [Note.ID: Upload] = [:]
  private var now = Duration.zero
  private var isStopped = false

  var isIdle: Bool { uploads.isEmpty }

  /// The notes whose upload is on its way.
  var out: [Note.ID] { uploads.filter { $0.value.due == nil }.keys.sorted() }

  /// When the pauses end, as times since the beginning, the earliest first.
  var due: [Duration] { uploads.values.compactMap(\.due).sorted() }

  /// How long it is until the first pause ends.
  var pause: Duration? { due.first.map { $0 - now } }

  mutating func edit(_ id: Note.ID, text: String) {
    if isStopped { return }
    if uploads[id] == nil {
      uploads[id] = Upload()
      send(text, of: id)
    } else {
      uploads[id]?.next = text
    }
  }

  mutating func answer(_ id: Note.ID, isRefused: Bool) {
    guard let upload = uploads[id], upload.due == nil else { return }
    if isStopped {
      uploads[id] = nil
    } else if isRefused, let pause = upload.pauses.first {
      uploads[id]?.pauses.removeFirst()
      uploads[id]?.due = now + pause
    } else {
      uploads[id]?.pauses = Self.pauses
      if let next = upload.next { send(next, of: id) } else { uploads[id] = nil }
    }
  }

  mutating func advance(by duration: Duration) {
    now += duration
    for (id, upload) in uploads {
      if let due = upload.due, due <= now { send(upload.next ?? upload.sent, of: id) }
    }
  }

  /// - Parameter isHeeded: Whether the server ends a cancelled upload.
  mutating func stop(isHeeded: Bool) {
    isStopped = true
    uploads = isHeeded ? [:] : uploads.filter { $0.value.due == nil }
  }

  private mutating func send(_ text: String, of id: Note.ID) {
    uploads[id]?.sent = text
    uploads[id]?.next = nil
    uploads[id]?.due = nil
    texts[id, default: []].append(text)
  }
}
