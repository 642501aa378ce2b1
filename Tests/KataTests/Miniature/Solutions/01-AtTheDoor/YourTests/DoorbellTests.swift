import Platform
import Testing

@testable import AtTheDoor

@MainActor struct DoorbellTests {
  @Test func `a ring is answered by name`() {
    #expect(TestingDoorbell().ring(by: Person(name: "Ada")) == "Ding, Ada")
  }

  @Test func `the last to ring is remembered`() {
    let doorbell = TestingDoorbell()
    _ = doorbell.ring(by: Person(name: "Ada"))
    _ = doorbell.ring(by: Person(name: "Bob"))
    #expect(doorbell.last() == "Bob")
  }

  @Test func `rings are counted`() {
    let doorbell = TestingDoorbell()
    _ = doorbell.ring(by: Person(name: "Ada"))
    #expect(doorbell.count() == 1)
  }
}
