import Platform
import Testing

@testable import UnstructuredTasks

@MainActor @Suite struct InboxModelTests {
  @Test func `the notes that were found are shown`() async {
    let (service, clock) = (HeldInboxService(), ManualClock())
    let model = InboxModel(service: service, clock: clock)
    let milk = Note(id: 1, title: "Milk")
    service.answer("milk", .success([milk]))

    let search = model.typed("milk")
    await waitUntil { clock.sleeps == 1 }
    clock.advance(by: .milliseconds(300))
    await search.value

    #expect(model.notes == [milk])
  }
}
