import Support

/// Random scripts.
nonisolated enum DBScripts {
  /// Calls of two databases, one after another and inside each other.
  static func make(_ generator: inout SeededGenerator) -> [DBStep] {
    (0..<Int.random(in: 1...5, using: &generator)).map { _ in
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: .letGo
      case 1: .runScheduled
      default: .begin(call(depth: 0, &generator))
      }
    }
  }

  private static func call(depth: Int, _ generator: inout SeededGenerator) -> DBCall {
    func isOne(in count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }
    var call = DBCall(kind: generator.pick(from: DBCall.Kind.allCases))
    call.isOther = isOne(in: 4)
    call.fails = isOne(in: 4)
    call.carries = isOne(in: 8)
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      call.steps.append(step(in: call, depth: depth, &generator))
    }
    return call
  }

  private static func step(
    in call: DBCall, depth: Int, _ generator: inout SeededGenerator
  ) -> DBStep {
    // When the completions of a transaction inside another run is open.
    let hasHooks = call.kind.isWriting && depth == 0
    func inner() -> [DBStep] {
      Int.random(in: 0..<3, using: &generator) == 0 ? [.begin(self.call(depth: 2, &generator))] : []
    }
    let isVisited = Int.random(in: 0..<4, using: &generator) == 0
    switch Int.random(in: 0..<(hasHooks ? 9 : 4), using: &generator) {
    case 0: return .keep
    case 1: return .letGo
    case 2, 3: return depth < 2 ? .begin(self.call(depth: depth + 1, &generator)) : .letGo
    case 4, 5: return .finalization(generator.pick(from: ["a", "b"]), inner())
    case 6, 7:
      return .completion(inner() + (isVisited ? [.visit(other: .random(using: &generator))] : []))
    default: return .later(holds: Bool.random(using: &generator))
    }
  }
}
