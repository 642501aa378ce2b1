import Foundation
import Testing

@testable import Recording

/// To read: of a call of a dependency, the app decides what becomes an event.
@MainActor @Suite struct RecordedCallTests {
  @Test(arguments: [0, 1, 3])
  func `one call leaves no event, one, or several, in order`(count: Int) throws {
    let log = MemoryLog()
    let dates = (0..<count).map { Date(timeIntervalSinceReferenceDate: Double($0)) }
    let call = BlockingRecorder(log: log).recording({ dates }) { $0.map { .read($0) } }

    #expect(call() == dates)
    #expect(try log.events == dates.map { .read($0) })
    #expect(call() == dates)
    #expect(try log.events == (dates + dates).map { .read($0) })
  }

  @Test func `the app transforms what a call returned: a price becomes the number that was drawn`()
    throws
  {
    let log = MemoryLog()
    let call = BlockingRecorder(log: log).recording({ "12 €" }) { price in
      UInt64(price.prefix { $0.isNumber }).map { [.drew($0)] } ?? []
    }

    #expect(call() == "12 €")
    #expect(try log.events == [.drew(12)])
  }
}
