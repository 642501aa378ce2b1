struct Note {
  var isLocked = false
}

nonisolated protocol Transport: Sendable {
  func load(_ path: String) async throws -> String
}

struct ExportLog {
  func add(_ name: String) throws {}
}

actor RemoteLog {
  func add(_ name: String) {}
}

func test(of notes: [Note]) {
  _ = OutgoingNotes(of: notes)
}

struct AllowedNotes {
  let notes: [Note]
  var allowed: [Note] { notes.filter { !$0.isLocked } }
}

nonisolated func upload(_ sprout: AllowedNotes) {
  _ = sprout.allowed
}

class Exporter {
  private let mailer = ""

  init() {}

  func export() {
    _ = save("Notes")
  }

  func saveUnlogged(_ name: String) -> String { name }
}

struct Recipients {
  let exporter: Exporter
  var mailer: String { exporter.mailer }
}

class QuietExporter: Exporter {
  override func save(_ name: String) -> String { name }
}

class LoggingExporter {
  let log = ExportLog()

  func save(_ name: String) -> String {
    try log.add(name)
    return name
  }
}

class UploadingExporter {
  let log = RemoteLog()

  func save(_ name: String) -> String {
    await log.add(name)
    return name
  }
}

final class CountingTransport: Transport {
  let wrapped: any Transport
  var requests = 0

  init(wrapped: any Transport) { self.wrapped = wrapped }

  func load(_ path: String) async throws -> String {
    requests += 1
    return try await wrapped.load(path)
  }
}
