extension SurpriseState {
  /// What differs from a state that was recorded, field by field; times in seconds, as they are in a log.
  func difference(from recorded: SurpriseState) -> String {
    func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nothing" }
    let fields: [(String, (SurpriseState) -> String)] = [
      ("notes", { text($0.notes) }), ("shown", { text($0.shown) }),
      ("shownAt", { text($0.shownAt?.timeIntervalSinceReferenceDate) }),
      ("surprises", { text($0.surprises) }),
    ]
    return fields.filter { $1(self) != $1(recorded) }
      .map { "\($0) is \($1(self)), and was \($1(recorded))" }.joined(separator: "; ")
  }
}
