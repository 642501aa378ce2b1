import Foundation
import Platform

/// One import: the locals of the importer's one method became properties, and its phases methods.
final class NoteImport {
  private let records: [[String]]
  private let database: SQLiteDatabase
  private let print: (String) -> Void
  private let decide: (NoteDraft, _ isKnown: Bool) -> Decision

  /// The notes that are there, by their keys.
  private var known: Set<[String]> = []
  private var notes: [NewNote] = []
  /// The note to which the next files belong.
  private var owner = Owner.missing
  private var (leftOut, unreadable) = (0, 0)
  private var endings: [String: Int] = [:]
  /// What is to be printed once all is stored.
  private var lines: [String] = []
  private let now = Date().ISO8601Format()

  enum Owner { case missing, leftOut, lastOfNotes }

  struct NewNote {
    let id: String
    let draft: NoteDraft
    var files: [(name: String, bytes: Int)] = []
  }

  init(
    of records: [[String]], into database: SQLiteDatabase, print: @escaping (String) -> Void,
    decide: @escaping (NoteDraft, Bool) -> Decision
  ) {
    self.records = records
    self.database = database
    self.print = print
    self.decide = decide
  }

  func run() throws {
    known = Set(
      try database.query("SELECT title, text FROM note").map {
        Self.key($0.text(0) ?? "", $0.text(1) ?? "")
      })
    readRecords()
    try database.transaction(.writing) {
      try store()
      try report()
    }
    lines.forEach(print)
  }

  private func readRecords() {
    for (number, fields) in zip(1..., records) {
      switch fields[0].lowercased() {
      case "note", "notiz": addNote(fields, number)
      case "file", "datei": addFile(fields, number)
      default: refuse("Record \(number): \"\(fields[0])\" is no kind of record")
      }
    }
  }

  private func addNote(_ fields: [String], _ number: Int) {
    owner = .leftOut
    guard fields.count > 2 else { return refuse("Record \(number): a note without a text") }
    let note = NoteDraft(fields: fields)
    if note.written == nil { warn(ofDate: fields, number) }
    let key = Self.key(note.title, note.text)
    switch decide(note, known.contains(key)) {
    case .leaveOut(let reason):
      leftOut += 1
      lines.append("\"\(note.title)\" \(reason)")
    case .store:
      owner = .lastOfNotes
      known.insert(key)
      let id = "n-" + String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
      notes.append(NewNote(id: id, draft: note))
      lines.append("\"\(note.title)\" is new")
    }
  }

  /// The text by which a note is known.
  private static func key(_ title: String, _ text: String) -> [String] { [title, text] }

  private func warn(ofDate fields: [String], _ number: Int) {
    let date = fields.count > 3 ? fields[3].trimmingCharacters(in: .whitespaces) : ""
    if !date.isEmpty { lines.append("Record \(number): \"\(date)\" is no date") }
  }

  private func addFile(_ fields: [String], _ number: Int) {
    guard fields.count > 1, !fields[1].isEmpty else {
      return refuse("Record \(number): a file without a name")
    }
    let name = fields[1]
    switch owner {
    case .missing: refuse("Record \(number): \(name) belongs to no note")
    case .leftOut: break
    case .lastOfNotes:
      let place = notes.count - 1
      notes[place].files.append((name, fields.count > 2 ? Self.bytes(fields[2]) : 0))
      let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst().lowercased() } ?? "file"
      endings[ending, default: 0] += 1
      lines.append("  \(name) belongs to \(notes[place].id)")
    }
  }

  private static func bytes(_ text: String) -> Int {
    let size = text.trimmingCharacters(in: .whitespaces).lowercased()
    guard size.hasSuffix("kb") else { return Int(size) ?? 0 }
    return 1000 * (Int(size.dropLast(2).trimmingCharacters(in: .whitespaces)) ?? 0)
  }

  private func refuse(_ problem: String) {
    unreadable += 1
    lines.append(problem)
  }

  private func store() throws {
    for note in notes {
      let draft = note.draft
      let written = draft.written ?? now
      let tags = draft.tags.joined(separator: " ")
      try database.execute(
        "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
        [note.id, draft.title, draft.text, written, tags].map { .text($0) })
      for file in note.files {
        try database.execute(
          "INSERT INTO attachment VALUES (?, ?, ?)",
          [.text(note.id), .text(file.name), .integer(file.bytes)])
      }
    }
  }

  private func report() throws {
    lines.append("\(notes.count) new, \(leftOut) left out, \(unreadable) unreadable")
    for (ending, count) in endings { lines.append("  \(ending): \(count)") }
    if notes.isEmpty { return }
    try database.execute("INSERT INTO import VALUES (?, ?)", [.text(now), .integer(notes.count)])
    lines.append("Imported at \(now)")
  }
}
