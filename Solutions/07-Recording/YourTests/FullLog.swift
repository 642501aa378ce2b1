import Foundation

@testable import Recording

/// A log that has no room for one of the events.
nonisolated final class FullLog: LogWriting {
  struct Full: Error {}

  let kept = MemoryLog()
  private let refused: SurpriseEvent

  init(refusing refused: SurpriseEvent) { self.refused = refused }

  func write(_ entry: Data) throws {
    if try JSONDecoder().decode(SurpriseEvent.self, from: entry) == refused { throw Full() }
    try kept.write(entry)
  }
}
