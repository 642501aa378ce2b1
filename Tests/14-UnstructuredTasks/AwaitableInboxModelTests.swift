import Platform
import Support
import Testing

@testable import UnstructuredTasks

/// What the inbox does as found: its bugs are pinned, before they are fixed in `InboxModel`.
@MainActor @Suite struct AwaitableInboxModelTests {
  private let clock = ManualClock()
  private let service: ClockedService
  private let model: AwaitableInboxModel

  init() {
    service = ClockedService(clock: clock)
    model = AwaitableInboxModel(service: service, clock: clock)
  }

  /// Types a text, and lets 300 ms pass.
  private func search(_ text: String) async -> Task<Void, Never> {
    let sleeps = clock.sleeps
    let search = model.typed(text)
    #expect(await Patience.until { clock.sleeps == sleeps + 1 })
    clock.advance(by: .milliseconds(300))
    return search
  }

  @Test func `the older answer takes the place of the newer one, and loading ended before`() async {
    let older = await search("mi")
    #expect(await Patience.until { clock.sleeps == 2 })
    let newer = await search("milk")
    #expect(await Patience.until { clock.sleeps == 4 })

    clock.advance(by: .seconds(4))
    await newer.value
    #expect(model.notes.map(\.title) == ["milk"])
    #expect(!model.isLoading, "though the older answer is still on its way")
    clock.advance(by: .seconds(2))
    await older.value

    #expect(model.notes.map(\.title) == ["mi"])
  }

  @Test func `an error looks like an empty list`() async {
    let first = await search("milk")
    #expect(await Patience.until { clock.sleeps == 2 })
    clock.advance(by: .seconds(4))
    await first.value
    #expect(model.notes.map(\.title) == ["milk"])

    await search("?").value

    #expect(model.notes.isEmpty)
  }

  @Test func `a refused star is marked`() async {
    await model.star(Note(id: 0, title: "Milk"))

    #expect(model.starred == [0])
  }

  @Test func `two taps star twice`() async {
    let taps = [1, 2].map { _ in Task { await model.star(Note(id: 1, title: "Milk")) } }
    #expect(await Patience.until { clock.sleeps == 2 })
    clock.advance(by: .seconds(1))
    for tap in taps { await tap.value }

    #expect(await service.stars == [1, 1])
  }
}
