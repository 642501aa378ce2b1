@testable import SubclassAndOverride

/// Calls in some order, to be made on the learner's trash and on a ``TrashModel`` side by side.
struct TrashScript {
  let calls: [TrashCall]

  /// Texts that are easily mistaken: blank ones, an empty first line, duplicates, capitals.
  private static let texts = [
    "", " ", "\nBelow an empty line", "Milk", "Milk\nand eggs", "milk", "MILK", "Äpfel",
    "Salt\rand pepper", "Bread\u{2028}and butter", "A title of more letters than fit into one row",
  ]

  /// Draws calls; their notes have one of three texts, so that duplicates are common.
  static func random(using generator: inout some RandomNumberGenerator) -> [TrashCall] {
    let texts = texts.shuffled(using: &generator).prefix(3)
    var calls: [TrashCall] = []
    for written in 0..<4 {
      let text = texts.randomElement(using: &generator) ?? ""
      let isPinned = Int.random(in: 0..<4, using: &generator) == 0
      calls.append(.write(note: written, text: text, isPinned: isPinned))
    }
    for _ in 0..<14 {
      let note = Int.random(in: 0..<4, using: &generator)
      switch Int.random(in: 0..<14, using: &generator) {
      case 0, 1: calls.append(.open)
      case 2: calls.append(.empty)
      case 13: calls.append(.look)
      case 3..<8: calls.append(.restore(note: note))
      default: calls.append(.throwAway(note: note))
      }
    }
    return calls
  }

  /// Makes the calls on fresh parts until trash and model differ.
  ///
  /// The notes are compared before each call and after the last, the rows when they are looked at and
  /// at the end. A call is left out when it has no such note, so a row is restored only while both show it.
  ///
  /// - Returns: What was found and what was expected, and the calls up to then as lines of code; nil when
  ///   trash and model never differ.
  func difference() -> String? {
    let manager = PrivateDatabaseManager()
    var trash = makeTrash(on: manager)
    var model = TrashModel()
    var lines = ["var trash = makeTrash(on: manager)"]
    var ids: [Int: Int] = [:]
    var hasShownItsNotes = false
    for call in calls {
      if let sight = Self.notes(on: manager, unlike: model) {
        return Self.report(sight, after: lines)
      }
      switch call {
      case .look:
        lines.append("trash.rows")
        if let sight = Self.rows(of: trash, unlike: model) {
          return Self.report(sight, after: lines)
        }
      case .write(let note, let text, let isPinned):
        let pin = isPinned ? ", pinned: true" : ""
        lines.append("let \(Self.name(note)) = manager.insert(\(text.debugDescription)\(pin))")
        manager.insert(text, pinned: isPinned)
        ids[note] = model.write(text, isPinned: isPinned)
      case .throwAway(let note):
        guard let id = ids[note], model.listed.contains(where: { $0.id == id }) else { continue }
        lines.append("manager.moveToTrash(\(Self.name(note)))")
        manager.moveToTrash(id)
        model.throwAway(id)
      case .open:
        lines.append("trash = makeTrash(on: manager)")
        trash = makeTrash(on: manager)
        model.open()
      case .restore(let note):
        guard let row = model.trashed.reversed().map(\.id).firstIndex(of: ids[note] ?? 0)
        else { continue }
        // A trash on other notes has no such row, and would trap.
        if !hasShownItsNotes, let sight = Self.rows(of: trash, unlike: model) {
          return Self.report(sight, after: lines)
        }
        hasShownItsNotes = true
        lines.append("trash.restore(row: \(row))")
        trash.restore(row: row)
        model.restore(row: row)
      case .empty:
        lines.append("trash.empty()")
        let (erased, expected) = (trash.empty(), model.empty())
        guard erased == expected else {
          return Self.report("trash.empty() returned \(erased), not \(expected)", after: lines)
        }
      }
    }
    return (Self.notes(on: manager, unlike: model) ?? Self.rows(of: trash, unlike: model))
      .map { Self.report($0, after: lines) }
  }

  private static func report(_ sight: String, after lines: [String]) -> String {
    "\(sight), after these calls on a fresh manager:\n"
      + lines.map { "    " + $0 }.joined(separator: "\n")
  }

  private static func name(_ note: Int) -> String {
    String("abcd".dropFirst(note).prefix(1))
  }

  private static func rows(of trash: any TrashScreen, unlike model: TrashModel) -> String? {
    let rows = trash.rows
    return rows == model.rows ? nil : "trash.rows is \(rows), not \(model.rows)"
  }

  private static func notes(on manager: DatabaseManager, unlike model: TrashModel) -> String? {
    let (listed, trashed) = (manager.notes(), manager.trashedNotes())
    guard trashed == model.trashed else {
      return "manager.trashedNotes() is \(sight(trashed)), not \(sight(model.trashed))"
    }
    guard listed == model.listed else {
      return "manager.notes() is \(sight(listed)), not \(sight(model.listed))"
    }
    return nil
  }

  private static func sight(_ notes: [Note]) -> [String] {
    notes.map { "\($0.id): \($0.text)\($0.isPinned ? ", pinned" : "")" }
  }
}
