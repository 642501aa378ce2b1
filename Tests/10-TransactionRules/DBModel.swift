@testable import TransactionRules

/// What a strict database does, in plain values: no database, no reference, no lock.
nonisolated final class DBModel {
  /// What one database knows of its transactions.
  private struct State {
    var depth = 0
    var begun: [Int] = []
  }

  /// What a writing transaction does at its end.
  private struct Hooks {
    var finalizations: [(key: String, steps: [DBStep])] = []
    var completions: [[DBStep]] = []
    var later: [Bool] = []
  }

  private(set) var lines: [String] = []
  private var states = [State(), State()]
  private var number = 0
  private var kept: Set<Int> = []
  private var scheduled: [(line: String, holds: Int?)] = []

  /// What is said when some steps are taken.
  static func lines(_ steps: [DBStep]) -> [String] {
    let model = DBModel()
    var hooks = Hooks()
    for step in steps + DBStep.atTheEnd { model.take(step, in: nil, &hooks) }
    return model.lines
  }

  private func take(_ step: DBStep, in transaction: Int?, _ hooks: inout Hooks) {
    switch step {
    case .begin(let call): begin(call)
    case .keep: if let transaction { kept.insert(transaction) }
    case .letGo: kept = []
    case .finalization(let key, let steps):
      if let index = hooks.finalizations.firstIndex(where: { $0.key == key }) {
        hooks.finalizations[index].steps = steps
      } else {
        hooks.finalizations.append((key, steps))
      }
    case .completion(let steps): hooks.completions.append(steps)
    case .later(let holds): hooks.later.append(holds)
    case .runScheduled:
      while !scheduled.isEmpty { lines.append(scheduled.removeFirst().line) }
    case .visit: lines.append(DBStep.cameIn)
    }
  }

  private func begin(_ call: DBCall) {
    let database = call.isOther ? 1 : 0
    if states[database].depth > 0 { lines.append("report: \(BrokenRule.reentrant)") }
    number += 1
    let id = number
    states[database].depth += 1
    states[database].begun.append(id)
    lines.append("block \(id) begins")
    var hooks = Hooks()
    for step in call.steps { take(step, in: id, &hooks) }
    let isCommitted = call.kind.isWriting && !(call.kind == .writeDeciding && call.fails)
    if isCommitted {
      for (key, steps) in hooks.finalizations { run("finalization \(key) of \(id)", steps) }
    }
    states[database].depth -= 1
    var over: [Int] = []
    if states[database].depth == 0 { swap(&over, &states[database].begun) }
    if isCommitted {
      for steps in hooks.completions { run("completion of \(id)", steps) }
      for holds in hooks.later {
        scheduled.append(("later completion of \(id)", holds ? id : nil))
      }
    }
    let alive = kept.union(scheduled.compactMap(\.holds)).union(call.carries ? [id] : [])
    for transaction in over where alive.contains(transaction) {
      lines.append("report: \(BrokenRule.retained)")
    }
    let result = call.fails ? "\(id) failed" : "\(id) returned"
    if call.kind.isAsync {
      lines.append("call \(id) goes on")
      scheduled.append(("completion: \(result)", call.carries ? id : nil))
    } else {
      lines.append("call \(result)")
    }
  }

  private func run(_ line: String, _ steps: [DBStep]) {
    lines.append(line)
    var none = Hooks()
    for step in steps { take(step, in: nil, &none) }
  }
}
