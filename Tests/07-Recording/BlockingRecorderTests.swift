import Foundation
import Synchronization
import Testing

@testable import Recording

/// To read: what the simplest recorder costs.
@MainActor @Suite(.serialized) struct BlockingRecorderTests {
  @Test func `model A: send returns only when the gate of the encoder is opened`() {
    let encoder = GatedEncoder(gate: Gate(holdsMainThread: true))
    let hasReturned = Mutex(false)
    let hadReturned = Mutex<Bool?>(nil)
    Thread.detachNewThread {
      while !encoder.gate.isReached { usleep(100) }
      hadReturned.withLock { $0 = hasReturned.withLock { $0 } }
      encoder.gate.open()
    }
    let log = LogSpy()

    let store = SurpriseStore(
      state: SurpriseState(notes: 9), dependencies: .testing(save: { _ in }),
      recorder: BlockingRecorder(encoder: encoder, log: log))
    store.send(.close)
    hasReturned.withLock { $0 = true }

    #expect(hadReturned.withLock { $0 } == false, "the gate was closed when send returned")
    #expect(!encoder.gate.gaveUp)
    #expect(log.count == 3)
  }
}
