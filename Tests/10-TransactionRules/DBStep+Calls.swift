/// Calls, as short as in a test one wants to read them.
nonisolated extension DBStep {
  static func read(_ steps: DBStep..., other: Bool = false) -> DBStep {
    .begin(DBCall(kind: .read, isOther: other, steps: steps))
  }

  static func write(_ steps: DBStep..., other: Bool = false) -> DBStep {
    .begin(DBCall(kind: .write, isOther: other, steps: steps))
  }

  static func throwing(_ kind: DBCall.Kind, _ steps: DBStep..., carries: Bool = false) -> DBStep {
    .begin(DBCall(kind: kind, steps: steps, fails: true, carries: carries))
  }

  static func call(_ kind: DBCall.Kind, _ steps: DBStep..., carries: Bool = false) -> DBStep {
    .begin(DBCall(kind: kind, steps: steps, carries: carries))
  }
}
