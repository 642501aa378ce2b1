import Foundation
import Platform

/// One import. Its properties were the locals of the one method.
final class ImportRun {
  private let database: SQLiteDatabase
  private let print: (String) -> Void
  private let decide: (NoteDraft, Bool) -> Decision
  private var known: Set<String> = []
  private var number = 0
  private var noteID: String?
  private var isLeftOut = false
  private var endings: [String: Int] = [:]
  private var (new, leftOut, unreadable) = (0, 0, 0)
  private var fields: [String] = []

  init(
    _ database: SQLiteDatabase, _ print: @escaping (String) -> Void,
    _ decide: @escaping (NoteDraft, Bool) -> Decision
  ) {
    (self.database, self.print, self.decide) = (database, print, decide)
  }

  func run(_ records: [[String]]) throws {
    try findKnown()
    for record in records {
      number += 1
      fields = record
      try importRecord()
    }
    try summarize()
  }

  private func findKnown() throws {
    for row in try database.query("SELECT title, text FROM note") {
      known.insert((row.text(0) ?? "") + "\n" + (row.text(1) ?? ""))
    }
  }

  private func importRecord() throws {
    switch fields[0].lowercased() {
    case "note", "notiz": try importNote()
    case "file", "datei": try importFile()
    default:
      unreadable += 1
      print("Record \(number): \"\(fields[0])\" is no kind of record")
    }
  }

  private func importNote() throws {
    noteID = nil
    isLeftOut = true
    if fields.count < 3 {
      unreadable += 1
      print("Record \(number): a note without a text")
      return
    }
    let lines = fields[2].components(separatedBy: "\n").map(withJottersBox)
    let body = lines.joined(separator: "\n")
    let title = shortened(titled(lines))
    let note = NoteDraft(title: title, text: body, written: written(), tags: tags())
    switch decide(note, known.contains(title + "\n" + body)) {
    case .leaveOut(let reason):
      leftOut += 1
      print("\"\(title)\" \(reason)")
    case .store:
      let id = "n-" + String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
      let values = [id, title, body, note.written ?? Date().ISO8601Format()]
      try database.execute(
        "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
        (values + [note.tags.joined(separator: " ")]).map { .text($0) })
      known.insert(title + "\n" + body)
      new += 1
      noteID = id
      isLeftOut = false
      print("\"\(title)\" is new")
    }
  }

  private func withJottersBox(_ line: String) -> String {
    if line.hasPrefix("☐ ") { return "[ ] " + line.dropFirst(2) }
    if line.hasPrefix("☑ ") { return "[x] " + line.dropFirst(2) }
    return line
  }

  private func titled(_ lines: [String]) -> String {
    var title = fields[1].trimmingCharacters(in: .whitespaces)
    for line in lines where title.isEmpty { title = line.trimmingCharacters(in: .whitespaces) }
    return title
  }

  private func shortened(_ title: String) -> String {
    title.count > 40 ? title.prefix(39) + "…" : title
  }

  private func written() -> String? {
    let date = fields.count > 3 ? fields[3].trimmingCharacters(in: .whitespaces) : ""
    var parts = date.split(separator: "-").map { Int($0) ?? 0 }
    if date.contains(".") { parts = date.split(separator: ".").map { Int($0) ?? 0 }.reversed() }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    if parts.count == 1, parts[0] > 1900 { return "\(parts[0])-01-01" }
    if (2...3).contains(parts.count), parts[0] > 1900, (1...12).contains(parts[1]) {
      if parts.count == 2 { return "\(parts[0])-\(two(parts[1]))-01" }
      if (1...31).contains(parts[2]) { return "\(parts[0])-\(two(parts[1]))-\(two(parts[2]))" }
    }
    if !date.isEmpty { print("Record \(number): \"\(date)\" is no date") }
    return nil
  }

  private func tags() -> [String] {
    guard fields.count > 4 else { return [] }
    return fields[4].split(separator: " ").map { $0.lowercased() }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private func importFile() throws {
    guard fields.count > 1, !fields[1].isEmpty else {
      unreadable += 1
      print("Record \(number): a file without a name")
      return
    }
    guard let owner = noteID else {
      if isLeftOut { return }
      unreadable += 1
      print("Record \(number): \(fields[1]) belongs to no note")
      return
    }
    try database.execute(
      "INSERT INTO attachment VALUES (?, ?, ?)",
      [.text(owner), .text(fields[1]), .integer(bytes())])
    var ending = "file"
    if let dot = fields[1].lastIndex(of: ".") {
      ending = fields[1][dot...].dropFirst().lowercased()
    }
    endings[ending, default: 0] += 1
    print("  \(fields[1]) belongs to \(owner)")
  }

  private func bytes() -> Int {
    let size =
      fields.count > 2 ? fields[2].trimmingCharacters(in: .whitespaces).lowercased() : ""
    guard size.hasSuffix("kb") else { return Int(size) ?? 0 }
    return 1000 * (Int(size.dropLast(2).trimmingCharacters(in: .whitespaces)) ?? 0)
  }

  private func summarize() throws {
    print("\(new) new, \(leftOut) left out, \(unreadable) unreadable")
    for (ending, count) in endings { print("  \(ending): \(count)") }
    if new > 0 {
      let now = Date().ISO8601Format()
      try database.execute("INSERT INTO import VALUES (?, ?)", [.text(now), .integer(new)])
      print("Imported at \(now)")
    }
  }
}
