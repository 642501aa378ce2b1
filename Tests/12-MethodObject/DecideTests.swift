import Testing

@testable import MethodObject

/// Turn 2: the sensing point where a note is stored or left out.
@MainActor @Suite(.knownUntil(started)) struct DecideTests {
  func note(_ title: String, tags: [String] = []) -> NoteDraft {
    NoteDraft(title: title, text: "Form 4", written: "2026-10-01", tags: tags)
  }

  @Test func `a note without a reason to leave it out is stored`() {
    #expect(decide(note("Tax", tags: ["home", "trashy"]), isKnown: false) == .store)
  }

  @Test(arguments: ["trash", "papierkorb"])
  func `a note in the trash is left out`(tag: String) {
    #expect(
      decide(note("Tax", tags: ["home", tag]), isKnown: false)
        == .leaveOut(because: "is in the trash"))
  }

  @Test func `a known note is left out`() {
    #expect(decide(note("Tax"), isKnown: true) == .leaveOut(because: "is there already"))
  }

  @Test func `a note without title and text is left out`() {
    let note = NoteDraft(title: "", text: "", written: nil, tags: [])

    #expect(decide(note, isKnown: false) == .leaveOut(because: "is empty"))
  }

  @Test func `of several reasons the first one found is given`() {
    #expect(
      decide(note("Tax", tags: ["trash"]), isKnown: true) == .leaveOut(because: "is in the trash"))
    #expect(
      decide(NoteDraft(title: "", text: "", written: nil, tags: ["trash"]), isKnown: true)
        == .leaveOut(because: "is empty"))
  }
}
