import Support
import Testing

@testable import AtTheDoor

@MainActor @Suite(.knownUntil(started)) struct FarewellTests {
  @Test func `who was there is said goodbye`() {
    visitors.add(ada.name)
    #expect(makeFarewell(on: visitors).say(to: ada.name) == "Bye, Ada", "Ada was there")
  }

  @Test func `who leaves is gone`() {
    visitors.add(ada.name)
    _ = makeFarewell(on: visitors).say(to: ada.name)
    #expect(visitors.names.isEmpty, "only Ada was there")
  }

  @Test func `the shared visitors stay`() {
    Visitors.shared.add(ada.name)
    defer { Visitors.shared.remove(ada.name) }
    #expect(!makeFarewell(on: visitors).say(to: ada.name).isEmpty, "something is said")
    #expect(Visitors.shared.names.contains(ada.name), "they are none of its business")
  }

  @Test func `who was not there is not missed`() {
    #expect(makeFarewell(on: visitors).say(to: "Eve") == "Who?")
  }

  let visitors = Visitors()
}
