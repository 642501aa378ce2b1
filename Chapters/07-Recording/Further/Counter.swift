/// A screen with two buttons, which count by one, or by a number that is drawn.
enum Counter: RecordableScreen {
  nonisolated enum Action: Codable, Equatable, Sendable {
    case increment
    case randomize
  }

  static let name = "Counter"

  static func reduce(
    _ count: inout Int, _ action: Action, _ random: inout any RandomNumberGenerator
  ) -> [Action] {
    switch action {
    case .increment: count += 1
    case .randomize: count += Int.random(in: 0...100, using: &random)
    }
    return []
  }

  static func world(
    asking random: any RandomNumberGenerator, noting note: @escaping (UInt64) -> Void
  ) -> any RandomNumberGenerator {
    var base = random
    return Numbers {
      let number = base.next()
      note(number)
      return number
    }
  }

  static func world(answering answer: @escaping () -> UInt64?) -> any RandomNumberGenerator {
    Numbers { answer() ?? .random(in: 0...(.max)) }
  }

  struct Numbers: RandomNumberGenerator {
    let draw: () -> UInt64

    mutating func next() -> UInt64 { draw() }
  }
}
