import Foundation

@testable import UseCases

/// Two screens on one database, and what they may show after each step.
final class NotesScriptPlayer {
  private struct Refusal: Error { let step: Int }

  private let database: any NotesDatabaseProtocol
  private let unreliable: UnreliableNotesDatabase
  private var screens: [any NotesViewModelling] = []
  /// What the clock says.
  private var now = Date(timeIntervalSince1970: 1)
  /// All notes there ever were, the first one created first.
  private var ids: [UUID] = []

  init(on database: any NotesDatabaseProtocol) {
    self.database = database
    unreliable = UnreliableNotesDatabase(database)
    screens = [makeScreen(), makeScreen()]
  }

  private func makeScreen() -> any NotesViewModelling {
    makeViewModel(
      createNote: CreateNoteUseCase(notesDatabase: unreliable, now: { [unowned self] in now }),
      fetchAllNotes: FetchAllNotesUseCase(notesDatabase: unreliable),
      updateNote: makeUpdateNote(on: unreliable), removeNote: makeRemoveNote(on: unreliable))
  }

  /// Takes a step.
  ///
  /// - Returns: What went wrong; nil when all went well.
  func problem(with step: NotesScriptStep, number: Int) -> String? {
    guard let stored = try? database.fetchAll() else { return "the database cannot be read" }
    let states = screens.map { NotesScreenState(of: $0) }
    let failure = failure(in: step, number: number)
    unreliable.failing = failure
    unreliable.failsOnce = step.failsOnce

    let change = take(step, on: screens[step.screen])

    unreliable.failing = nil
    guard let after = try? database.fetchAll() else { return "the database cannot be read" }
    ids += after.map(\.id).filter { id in !ids.contains(id) }
    let isRefused = failure?.step == step.step
    let error = isRefused ? failure?.error : change.error(on: stored)
    let expected = error == nil ? change.applied(to: stored, newID: ids.last) : stored
    guard NotesScreenState.areIdentical(after, expected) else {
      return """
        the database holds \(NotesScreenState.list(after)),
        and should hold \(NotesScreenState.list(expected))
        """
    }
    let allowed =
      if let error {
        [NotesScreenState(notes: change == .open ? [] : states[step.screen].notes, error: error)]
      } else {
        outcomes(
          of: change, before: states[step.screen], stored: after, fetchError: failure?.error)
      }
    return problem(onScreen: step.screen, allowed: allowed)
      ?? problem(onScreen: 1 - step.screen, allowed: [states[1 - step.screen]])
  }

  private func problem(onScreen index: Int, allowed: [NotesScreenState]) -> String? {
    let shown = NotesScreenState(of: screens[index])
    guard !allowed.contains(shown) else { return nil }
    let wanted = allowed.map { "\($0)" }.joined(separator: ",\n  or ")
    return "screen \(index) shows \(shown),\nand should show \(wanted)"
  }

  private func failure(
    in step: NotesScriptStep, number: Int
  ) -> (step: NotesStep, error: any Error)? {
    guard let failing = step.failing else { return nil }
    let error: any Error =
      switch step.error {
      case .database: DatabaseError(kind: failing.kind, cause: Refusal(step: number))
      case .missing: DatabaseError(kind: failing.kind, cause: NoteNotFound(id: id(of: number)))
      case .cancellation: CancellationError()
      case .other: Refusal(step: number)
      }
    return (failing, error)
  }

  private func take(
    _ step: NotesScriptStep, on viewModel: any NotesViewModelling
  ) -> NotesChange {
    switch step.call {
    case .open:
      screens[step.screen] = makeScreen()
      return .open
    case .fetch:
      viewModel.fetchAll()
      return .fetch
    case .create(let title, let text, let second):
      now = Date(timeIntervalSince1970: Double(second))
      viewModel.createNoteWith(title: title, text: text)
      return .create(title: title, text: text, createdAt: now)
    case .edit(let note, let title, let text):
      return update(id(of: note), title, text, on: viewModel)
    case .save(let row):
      let notes = viewModel.notes
      guard !notes.isEmpty else { return update(UUID(), "", nil, on: viewModel) }
      let note = notes[row % notes.count]
      return update(note.id, note.title, note.text, on: viewModel)
    case .remove(let note):
      let id = id(of: note)
      viewModel.removeNoteWith(id: id)
      return .remove(id)
    case .restore(let number):
      let note = Note(id: id(of: number), title: "Restored", text: nil, createdAt: now)
      return (try? database.insert(note)).map { .restore(note) } ?? .nothing
    }
  }

  private func update(
    _ id: UUID, _ title: String, _ text: String?, on viewModel: any NotesViewModelling
  ) -> NotesChange {
    viewModel.updateNoteWith(id: id, title: title, text: text)
    return .update(id, title: title, text: text)
  }

  private func id(of note: Int) -> UUID { ids.isEmpty ? UUID() : ids[note % ids.count] }

  /// What the screen may show when the use case went well: all that is stored, or, after an edit or a removal, the
  /// list patched.
  private func outcomes(
    of change: NotesChange, before: NotesScreenState, stored: [Note], fetchError: (any Error)?
  ) -> [NotesScreenState] {
    switch change {
    case .nothing, .restore: return [before]
    case .open where fetchError != nil: return [NotesScreenState(notes: [], error: fetchError)]
    default: break
    }
    let fetched = NotesScreenState(
      notes: fetchError == nil ? stored : before.notes, error: fetchError)
    guard change.canBePatched else { return [fetched] }
    let patched = change.applied(to: before.notes, newID: nil)
    return [
      fetched, NotesScreenState(notes: patched, error: nil),
      NotesScreenState(notes: patched, error: fetchError),
    ]
  }
}
