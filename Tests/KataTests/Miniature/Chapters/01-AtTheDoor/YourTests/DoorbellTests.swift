import Platform
import Testing

@testable import AtTheDoor

@MainActor struct DoorbellTests {
  @Test func `a ring is answered by name`() {
    #expect(TestingDoorbell().ring(by: Person(name: "Ada")) == "Ding, Ada")
  }

  // Your tests go here.
}
