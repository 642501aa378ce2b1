/// Encodes and writes what it is given, a batch at a time.
actor LogWorker {
  private let encoder: any EntryEncoding
  private let log: any LogWriting
  private(set) var problems: [String] = []

  init(encoder: any EntryEncoding, log: any LogWriting) {
    self.encoder = encoder
    self.log = log
  }

  func write(_ entries: [any LogEntry]) {
    for entry in entries {
      do {
        try log.write(encoder.encode(entry))
      } catch {
        problems.append("An entry of type \(type(of: entry)) is missing.")
      }
    }
  }
}
