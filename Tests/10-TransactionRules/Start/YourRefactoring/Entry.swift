/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = false

/// Your database for tests. It runs completions by `scheduler`, and reports each broken rule.
///
/// The database calls `report`, or ends the program with the rule's sentence: `fatalError("\(rule)")`.
///
/// The suite calls this one. Keep the signature; the body is yours.
func makeStrictDB(
  scheduler: any Scheduler, report: @escaping @Sendable (BrokenRule) -> Void
) -> any NoteDB {
  LenientDB(scheduler: scheduler)
}
