import Foundation
import Platform
import Testing

@testable import Recording

/// Further: several entries are encoded at once.
extension RecorderTests {
  @Test(.enabled(if: ProcessInfo.processInfo.activeProcessorCount > 1))
  func `parallel: the first of ten is encoded last, and the file is in order`() async throws {
    let place = DocumentsFolder.temporary.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let encoder = OvertakingEncoder(last: 0, of: 10)
    let recorder = ParallelRecorder(encoder: encoder, log: LogFile(at: place))

    for number in 0..<10 { recorder.record(number) }

    #expect(await recorder.waitToFinish() == [])
    #expect(encoder.finished.last == 0, "nine entries overtake the first one")
    #expect(
      try String(contentsOf: place, encoding: .utf8)
        == LogText.firstLine(of: "Surprise me") + (0..<10).map { "\($0),\n" }.joined())
  }

  @Test func `parallel: a thousand entries, some of which cannot be encoded`() async throws {
    let log = LogSpy()
    let recorder = ParallelRecorder(log: log)

    for number in 0..<1_000 {
      if number.isMultiple(of: 100) { recorder.record(Refusing()) } else { recorder.record(number) }
    }

    #expect(await recorder.waitToFinish().count == 10)
    #expect(try log.entries() == (0..<1_000).filter { !$0.isMultiple(of: 100) })
    #expect(log.overlaps == 0)
  }
}
