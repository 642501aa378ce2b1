struct Note: Sendable {}

nonisolated protocol InboxServing: Sendable {
  func notes(beginningWith text: String) async throws -> [Note]
}

protocol Searching {
  func search(_ text: String)
}

class InboxModel {
  private let service: any InboxServing = InboxStub()
  private var notes: [Note] = []

  func search(_ text: String) async {
    notes = try await service.notes(beginningWith: text)
  }

  func started(_ text: String) {
    Task { await search(text) }
  }

  @discardableResult func typed(_ text: String) -> Task<Void, Never> {
    Task { await search(text) }
  }

  @IBAction func searchTapped(_ sender: AnyObject) async {}
}

class Screen {
  private let model = InboxModel()

  func textChanged(to text: String) {
    model.search(text)
  }

  func connect() {
    let onText: (String) -> Void = model.typed
    onText("")
  }
}

class SearchingModel: Searching {
  func search(_ text: String) -> Task<Void, Never> { Task {} }
}

class ListModel {
  init() {}

  func search(_ text: String) -> Task<Void, Never> { Task {} }
}

class ArchiveModel: ListModel {
  override func search(_ text: String) {}
}

final class InboxStub: InboxServing {
  var texts: [String] = []

  func notes(beginningWith text: String) async throws -> [Note] { [] }
}

nonisolated struct InboxModelTests {
  func anOlderAnswerIsNotShown() async {
    await InboxModel().started("mi").value
  }

  func oneNoteIsFound() async {
    assertEqual(await count(), 1)
  }

  private func count() async -> Int { 0 }
  private func assertEqual(_ one: @autoclosure () -> Int, _ other: @autoclosure () -> Int) {}
}

extension InboxModel {
  func guarded(_ text: String) -> Task<Void, Never>? {
    guard text.count > 1 else { return }
    return Task { await search(text) }
  }
}
