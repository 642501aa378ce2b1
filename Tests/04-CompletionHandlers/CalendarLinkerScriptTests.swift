import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker, in any order of events.
@MainActor @Suite(.knownUntil(started)) struct CalendarLinkerScriptTests {
  @Test func `in any order of events, every caller is told exactly once`() async {
    var known = LinkerStep.knownScripts

    let found = await Counterexample.find(
      makeScript: {
        known.isEmpty ? LinkerStep.randomScript(using: &$0) : known.removeFirst()
      }, problem: LinkerScript.problem(in:))

    if let found { Issue.record("\(found)") }
  }
}
