@testable import SubclassAndOverride

/// The parts that one ``TrashScript`` is played on: a manager, up to two screens on it, and the model.
struct TrashPlay {
  private let manager: DatabaseManager
  /// How a screen is opened, and the same as a line of code.
  private let open: () -> any TrashScreen
  private let opening: String
  private let place: String

  private let sharedStatements: Int?
  private var model = TrashModel()
  private var screens: [Int: any TrashScreen] = [:]
  /// How many rows each screen had when they were last looked at.
  private var shown: [Int: Int] = [:]
  private var ids: [Int: Int] = [:]
  private var lines: [String] = []

  /// Plays on notes that belong to one script alone.
  static func onFreshManager() -> TrashPlay {
    let manager = PrivateDatabaseManager()
    return TrashPlay(
      manager: manager, open: { makeTrash(on: manager) }, opening: "makeTrash(on: manager)",
      place: "a fresh manager", sharedStatements: DatabaseManager.instance.statements)
  }

  /// Plays on the shared notes: in a process of its own, in which there are none yet.
  static func inProduction() -> TrashPlay {
    TrashPlay(
      manager: .instance, open: { makeProductionTrash() }, opening: "makeProductionTrash()",
      place: "DatabaseManager.instance, here called manager", sharedStatements: nil)
  }

  private init(
    manager: DatabaseManager, open: @escaping () -> any TrashScreen, opening: String,
    place: String, sharedStatements: Int?
  ) {
    self.manager = manager
    self.open = open
    self.opening = opening
    self.place = place
    self.sharedStatements = sharedStatements
  }

  /// Makes the calls until trash and model differ.
  ///
  /// The notes are compared before each call and after the last, the rows when they are looked at and
  /// at the end. A call is left out when it has no such note or screen. A row is restored only while it is
  /// there, and was there when the screen was last looked at.
  ///
  /// - Returns: What was found and what was expected, and the calls up to then as lines of code; nil when
  ///   trash and model never differ.
  mutating func difference(after calls: [TrashCall]) -> String? {
    let problem = problem(after: [.open(screen: 0)] + calls)
    let listing = lines.map { "    " + $0 }.joined(separator: "\n")
    return problem.map { "\($0), after these calls on \(place):\n\(listing)" }
  }

  private mutating func problem(after calls: [TrashCall]) -> String? {
    for call in calls {
      if let problem = play(call) ?? problemWithNotes() { return problem }
    }
    for screen in screens.keys.sorted() {
      if let problem = look(at: screen) { return problem }
    }
    return nil
  }

  private mutating func play(_ call: TrashCall) -> String? {
    switch call {
    case .write(let note, let text, let isPinned):
      let pin = isPinned ? ", pinned: true" : ""
      lines.append("let \(name(note)) = manager.insert(\(text.debugDescription)\(pin))")
      let id = manager.insert(text, pinned: isPinned)
      ids[note] = id
      model.write(Note(id: id, text: text, isPinned: isPinned))
    case .throwAway(let note):
      guard let id = ids[note], model.listed.contains(where: { $0.id == id }) else { break }
      lines.append("manager.moveToTrash(\(name(note)))")
      manager.moveToTrash(id)
      model.throwAway(id)
    case .bringBack(let note):
      guard let id = ids[note], row(of: note) != nil else { break }
      lines.append("manager.restore(\(name(note)))")
      manager.restore(id)
      model.bringBack(id)
    case .erase(let note):
      guard let id = ids[note] else { break }
      lines.append("manager.erase(\(name(note)))")
      manager.erase(id)
      model.erase(id)
    case .open(let screen):
      lines.append("\(screens[screen] == nil ? "var " : "")\(name(ofScreen: screen)) = \(opening)")
      screens[screen] = open()
      model.open()
    case .look(let screen):
      return look(at: screen)
    case .restore(let note, let screen):
      return restore(note, on: screen)
    case .empty(let screen):
      guard let trash = screens[screen] else { break }
      let line = "\(name(ofScreen: screen)).empty()"
      lines.append(line)
      let (erased, expected) = (trash.empty(), model.empty())
      if erased != expected { return "\(line) returned \(erased), not \(expected)" }
    }
    return nil
  }

  private mutating func look(at screen: Int) -> String? {
    guard let trash = screens[screen] else { return nil }
    let line = "\(name(ofScreen: screen)).rows"
    lines.append(line)
    let rows = trash.rows
    shown[screen] = rows.count
    return rows == model.rows ? nil : "\(line) is \(rows), not \(model.rows)"
  }

  private mutating func restore(_ note: Int, on screen: Int) -> String? {
    guard let trash = screens[screen], let row = row(of: note) else { return nil }
    // A trash on other notes has no such row, and would trap.
    if shown[screen] == nil, let problem = look(at: screen) { return problem }
    guard row < shown[screen, default: 0] else { return nil }
    lines.append("\(name(ofScreen: screen)).restore(row: \(row))")
    trash.restore(row: row)
    model.restore(row: row)
    return nil
  }

  private func row(of note: Int) -> Int? {
    model.trashed.reversed().firstIndex { $0.id == ids[note] }
  }

  private func problemWithNotes() -> String? {
    if let sharedStatements, DatabaseManager.instance.statements != sharedStatements {
      return "DatabaseManager.instance ran SQL"
    }
    let (listed, trashed) = (manager.notes(), manager.trashedNotes())
    guard trashed == model.trashed else {
      return "manager.trashedNotes() is \(sight(trashed)), not \(sight(model.trashed))"
    }
    guard listed == model.listed else {
      return "manager.notes() is \(sight(listed)), not \(sight(model.listed))"
    }
    return nil
  }

  private func sight(_ notes: [Note]) -> [String] {
    notes.map { "\($0.id): \($0.text)\($0.isPinned ? ", pinned" : "")" }
  }

  private func name(_ note: Int) -> String { "note\(note + 1)" }

  private func name(ofScreen screen: Int) -> String { screen == 0 ? "trash" : "otherTrash" }
}
