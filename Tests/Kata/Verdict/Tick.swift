/// What a learner has done, or not yet, beside the points: it earns none.
struct Tick: Codable, Sendable {
  let name: String
  let isDone: Bool
}

extension [Tick] {
  /// A sentence about what is done; nil if nothing is.
  var sentence: String? {
    let done = filter(\.isDone).map(\.name)
    return done.isEmpty ? nil : "Beside the points: \(done.joined(separator: "; "))."
  }
}
