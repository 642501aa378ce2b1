/// What every honest stream of events keeps to, cut off or whole: tests are named before they begin; each is named
/// once, begins once and then ends once, and so do its cases; nothing comes after the end of the run.
///
/// Code that writes into the stream beside the test library breaks one of them: the library goes on to write the
/// same itself.
struct StreamRules {
  private var names: [String: String] = [:]
  private var begun: Set<String> = []
  private var ended: Set<String> = []
  private var runHasEnded = false

  /// Takes the next record.
  ///
  /// - Parameter record: The record.
  /// - Throws: ``Diagnostics`` when it breaks a rule.
  mutating func take(_ record: EventStream.Record) throws {
    let payload = record.payload
    if runHasEnded { throw Self.breach("went on after the end of its run") }
    if record.kind == "test" {
      guard let id = payload.id else { return }
      let name = Style.harmlessName(payload.displayName ?? payload.name ?? id)
      let other = names.updateValue(name, forKey: id)
      if other != nil { throw Self.breach("named the test \"\(name)\" twice") }
      return
    }
    switch payload.kind {
    case "runEnded": runHasEnded = true
    case "testStarted": try begin(payload)
    case "testEnded": try end(payload)
    // A test that is skipped neither begins nor ends.
    case "testSkipped":
      try begin(payload)
      try end(payload)
    case "testCaseStarted": if let id = try caseID(of: payload) { try begin(payload, id) }
    case "testCaseEnded": if let id = try caseID(of: payload) { try end(payload, id) }
    default: break
    }
  }

  private mutating func begin(_ payload: EventStream.Payload, _ caseID: String = "") throws {
    let name = try name(of: payload)
    guard begun.insert((payload.testID ?? "") + caseID).inserted else {
      throw Self.breach(
        "reported that \(name) began twice (does a trait of yours run its tests more than once?)")
    }
  }

  private mutating func end(_ payload: EventStream.Payload, _ caseID: String = "") throws {
    let name = try name(of: payload)
    let id = (payload.testID ?? "") + caseID
    guard begun.contains(id) else {
      throw Self.breach("reported that \(name) ended before it began")
    }
    guard ended.insert(id).inserted else {
      throw Self.breach("reported that \(name) ended twice")
    }
  }

  /// What tells a test's cases apart; nil where the stream does not say.
  private func caseID(of payload: EventStream.Payload) throws -> String? {
    let name = try name(of: payload)
    let test = payload.testID ?? ""
    guard begun.contains(test), !ended.contains(test) else {
      throw Self.breach("reported a case of \(name) while that was not running")
    }
    // No id of a test has a line end in it.
    return payload.testCase?.id.map { "\n" + $0 }
  }

  private func name(of payload: EventStream.Payload) throws -> String {
    guard let name = payload.testID.flatMap({ names[$0] }) else {
      throw Self.breach("reported on a test that it had not named")
    }
    return "\"\(name)\""
  }

  /// What is said when a rule is broken. It is not settled: what one run does another may not.
  static func breach(_ what: String) -> Diagnostics {
    Diagnostics(
      text: "The tests' program \(what). Nothing that it reported counts.", isSettled: false)
  }
}
