import Foundation
import Support
import Testing

@testable import SproutAndWrap

/// Turn 1: the two sprouts for the export.
@MainActor @Suite(.knownUntil(started)) struct ExportSproutTests {
  @Test func `an export contains what its filter says, in the order of the notes`() async {
    for fixed in FilterExample.fixed {
      if let problem = fixed.problem {
        Issue.record("\(problem)")
        return
      }
    }
    var example: FilterExample?
    let found = await Counterexample.find(inScripts: 300) { generator in
      let made = FilterExample(with: &generator)
      example = made
      return made.notes
    } problem: { notes in
      example?.notes = notes
      return example?.problem
    }

    if let found { Issue.record("\(found)") }
  }

  @Test(
    arguments: [
      ([], true), ([25_000_000], true), ([25_000_001], false), ([10_000_000, 15_000_000], true),
      ([10_000_000, 15_000_000, 1], false),
    ] as [([Int], Bool)])
  func `attachments of at most 25 MB together fit into one mail`(sizes: [Int], fits: Bool) {
    let attachments = sizes.map { Attachment(name: "a", bytes: $0) }
    for isLocked in [false, true] {
      func note(_ attachments: [SproutAndWrap.Attachment]) -> Note {
        Note(
          id: 1, title: "Rent", text: "", written: .now, isLocked: isLocked,
          attachments: attachments)
      }
      let locked: Comment =
        isLocked ? "locked notes weigh like others" : "notes that are not locked"

      #expect(fitIntoOneMail([note(attachments)]) == fits, locked)
      #expect(fitIntoOneMail(attachments.map { note([$0]) }) == fits, locked)
    }
  }
}
