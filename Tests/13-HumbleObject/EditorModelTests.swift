import Testing

@testable import HumbleObject

/// The second design: events come in, actions come out, and a test needs no double.
@MainActor @Suite struct EditorModelTests {
  @Test func `after a failed save the model asks`() {
    var model = EditorModel()

    #expect(model.take(.edited) == [.show("Edited")])
    #expect(model.take(.saveTapped) == [.show("Saving"), .save])
    #expect(model.take(.saved(false)) == [.show("Not saved")])
    #expect(
      model.take(.closeTapped)
        == [.ask("Your draft is not saved.", buttons: ["Discard", "Keep Editing"])])
  }

  @Test func `Discard closes, and saves nothing`() {
    var model = EditorModel()

    _ = model.take(.edited)
    _ = model.take(.closeTapped)

    #expect(model.take(.answered("Discard")) == [.close])
    #expect(model.take(.disappeared) == [.stopTimer])
  }
}
