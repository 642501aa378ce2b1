import Foundation
import Testing

@testable import Replay

/// To read: the log of a state that is not `Equatable`. What the log says of two states can be compared.
@MainActor @Suite struct DrawingTests {
  @Test func `a state that is not Equatable is compared as the log wrote it`() throws {
    let recorded = try (played(drawing: 3), played(drawing: 4))

    #expect(try played(drawing: 3) == recorded.0)
    #expect(try played(drawing: 3) != recorded.1)
    #expect(recorded.0 == #"{"lines":[{"length":3}]}"#)
  }

  // MARK: - Fixtures

  /// What a log says of a drawing after an action that drew this number.
  private func played(drawing number: UInt64) throws -> String {
    var drawing = Drawing()
    let replay = makeOneShot(.drew(number))
    var world = replay.dependencies
    drawing.addLine(ofLength: world.random.next())
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(drawing), as: UTF8.self)
  }

  private func makeOneShot(_ answer: SurpriseEvent) -> OneShotReplay {
    let replay = OneShotReplay()
    replay.answer(with: answer)
    return replay
  }
}
