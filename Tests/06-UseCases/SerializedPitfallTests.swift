import Testing

@testable import UseCases

/// To read: the first trap with `.serialized`. One test at a time, so each finds its own note.
///
/// That is only a makeshift: the trait holds within this suite only, and another suite may use the store at the same time.
@MainActor @Suite(.serialized) struct SerializedPitfallTests {
  @Test(arguments: ["first", "second", "third", "fourth"])
  func `one after another, each finds its own note in the global store`(title: String) async {
    GlobalStoreFake.reset()
    GlobalStoreFake().createNoteWith(title: title, text: "")
    // Any `await` lets another test run on the main actor.
    for _ in 1...20 { await Task.yield() }

    #expect(GlobalStoreFake.notes.count == 1)
    #expect(GlobalStoreFake.notes.map(\.title) == [title], "without .serialized this fails")
  }
}
