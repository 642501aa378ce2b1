import Platform
import Testing

@testable import UnstructuredTasks

@MainActor @Suite struct InboxModelTests {
  private let service = HeldInboxService()
  private let clock = ManualClock()
  private let model: InboxModel
  private let milk = Note(id: 1, title: "Milk")
  private let mint = Note(id: 2, title: "Mint tea")
  private let noAnswer = HeldInboxService.NoAnswer()

  init() { model = InboxModel(service: service, clock: clock) }

  /// Types a text, and lets 300 ms pass.
  private func search(_ text: String) async -> Task<Void, Never> {
    let sleeps = clock.sleeps
    let search = model.typed(text)
    await waitUntil { clock.sleeps > sleeps }
    clock.advance(by: .milliseconds(300))
    return search
  }

  /// Types two texts, so that both are asked for, and none is answered.
  private func searchTwice() async -> (older: Task<Void, Never>, newer: Task<Void, Never>) {
    let older = await search("mi")
    await waitUntil { service.texts == ["mi"] }
    let newer = await search("milk")
    await waitUntil { service.texts == ["mi", "milk"] }
    return (older, newer)
  }

  // MARK: - One search

  @Test func `the notes that were found are shown`() async {
    service.answer("mi", .success([milk, mint]))
    await search("mi").value

    #expect(model.notes == [milk, mint])
    #expect(model.message == nil)
    #expect(!model.isLoading)
  }

  @Test func `if nothing is found, a message says so`() async {
    service.answer("x", .success([]))
    await search("x").value

    #expect(model.message == "No notes")
  }

  @Test(arguments: [[Note(id: 1, title: "Milk")], []])
  func `an error is no empty list`(before: [Note]) async {
    service.answer("mi", .success(before))
    await search("mi").value

    service.answer("mil", .failure(noAnswer))
    await search("mil").value

    #expect(model.notes == before)
    #expect(model.message == "The inbox cannot be searched now")
    #expect(!model.isLoading)
  }

  @Test func `the server is asked 300 ms after the last key, for the last text`() async {
    service.answer("mi", .success([milk, mint]))
    service.answer("milk", .success([milk]))

    model.typed("mi")
    await waitUntil { clock.due == [.milliseconds(300)] }
    clock.advance(by: .milliseconds(200))
    let last = model.typed("milk")
    await waitUntil { clock.due.last == .milliseconds(500) }
    #expect(!model.isLoading)
    clock.advance(by: .milliseconds(300))
    await last.value

    #expect(service.texts == ["milk"])
  }

  @Test func `a text waits 300 ms while an older answer is awaited, too`() async {
    let older = await search("mi")
    await waitUntil { service.texts == ["mi"] }
    let newer = model.typed("milk")
    await waitUntil { clock.due == [.milliseconds(600)] }
    service.answer("mi", .success([milk, mint]))
    await older.value
    #expect(service.texts == ["mi"])

    service.answer("milk", .success([milk]))
    clock.advance(by: .milliseconds(300))
    await newer.value

    #expect(service.texts == ["mi", "milk"])
  }

  @Test func `a text that was asked for before is asked for again`() async {
    for found in [[], [milk]] {
      service.answer("mi", .success(found))
      await search("mi").value
    }

    #expect(model.notes == [milk])
  }

  @Test func `an empty text clears the list, and asks nothing`() async {
    service.answer("x", .success([]))
    await search("x").value
    service.answer("mi", .success([milk]))
    await search("mi").value
    service.answer("", .success([mint]))

    await search("").value

    #expect(model.notes == [])
    #expect(model.message == nil)
    #expect(service.texts == ["x", "mi"])
  }

  @Test func `an empty text ends the search before it`() async {
    let older = await search("mi")
    await waitUntil { service.texts == ["mi"] }
    await search("").value
    #expect(!model.isLoading)

    service.answer("mi", .success([milk]))
    await older.value

    #expect(model.notes == [])
  }

  // MARK: - The latest wins

  @Test(arguments: ["notes", "an error"])
  func `an older answer that comes late is not shown`(answer: String) async {
    let (older, newer) = await searchTwice()
    service.answer("milk", .success([milk]))
    await newer.value

    service.answer("mi", answer == "notes" ? .success([milk, mint]) : .failure(noAnswer))
    await older.value

    #expect(model.notes == [milk])
    #expect(model.message == nil)
  }

  @Test(arguments: ["notes", "an error"])
  func `it loads until the newer answer is there`(answer: String) async {
    let (older, newer) = await searchTwice()
    service.answer("mi", answer == "notes" ? .success([milk, mint]) : .failure(noAnswer))
    await older.value
    #expect(model.isLoading)
    #expect(model.notes == [])

    service.answer("milk", .success([milk]))
    await newer.value

    #expect(!model.isLoading)
  }

  @Test func `once the screen is gone, nothing is shown, and nothing loads`() async {
    let search = await search("mi")
    await waitUntil { service.texts == ["mi"] }
    model.leave()
    service.answer("mi", .success([milk]))
    await search.value

    #expect(model.notes == [])
    #expect(!model.isLoading)
  }

  @Test func `once the screen is gone, nothing is asked`() async {
    let search = model.typed("mi")
    await waitUntil { clock.due == [.milliseconds(300)] }
    model.leave()
    service.answer("mi", .success([milk]))
    clock.advance(by: .milliseconds(300))
    await search.value

    #expect(service.texts == [])
    #expect(model.notes == [])
  }

  // MARK: - Stars

  @Test func `two taps star once`() async {
    let taps = [1, 2].map { _ in Task { await model.star(milk) } }
    await waitUntil { !service.stars.isEmpty }
    for _ in taps { service.answerStar(of: 1, .success(())) }
    for tap in taps { await tap.value }

    #expect(service.stars == [1])
    #expect(model.starred == [1])
  }

  @Test func `a starred note is not starred again`() async {
    for _ in 1...2 {
      service.answerStar(of: 1, .success(()))
      await model.star(milk)
    }

    #expect(service.stars == [1])
  }

  @Test func `a refused star is not marked, and can be tried again`() async {
    service.answerStar(of: 1, .failure(noAnswer))
    await model.star(milk)
    #expect(model.starred == [])
    #expect(model.message == "Milk cannot be starred now")

    service.answerStar(of: 1, .success(()))
    await model.star(milk)

    #expect(model.starred == [1])
  }
}
