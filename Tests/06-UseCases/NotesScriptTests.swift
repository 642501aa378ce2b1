import Support
import Testing

@testable import UseCases

/// Your turn: two screens on one database, in scripts that no author thought of.
@MainActor @Suite(.knownUntil(started), .tags(.integration)) struct NotesScriptTests {
  @Test(arguments: ChangeNoteContractTests.Kind.allCases)
  func `any calls on two screens, whatever fails: notes and errors are as promised`(
    kind: ChangeNoteContractTests.Kind
  ) async throws {
    var known = NotesScript.known
    let found = await Counterexample.find(
      inScripts: 100, makeScript: { known.popLast() ?? NotesScript.random(using: &$0) },
      problem: { steps in
        do {
          return NotesScript(steps: steps).problem(on: try kind.makeDatabase())
        } catch {
          return "makeDatabase(path:) failed: \(error)"
        }
      })

    if let found { Issue.record("\(found)") }
  }
}
