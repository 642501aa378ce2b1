import Foundation
import Platform

/// What the records before have left after.
private struct State {
  var known: Set<String>
  var owner: String?
  var isLeftOut = false
  var counts = (new: 0, leftOut: 0, unreadable: 0)
  var kinds: [String: Int] = [:]
}

func importRecords(
  _ records: [[String]], into database: SQLiteDatabase, print: (String) -> Void,
  decide: (NoteDraft, Bool) -> Decision
) throws {
  let now = Date().ISO8601Format()
  var state = State(
    known: Set(
      try database.query("SELECT coalesce(title, '') || char(10) || coalesce(text, '') FROM note")
        .map { $0.text(0) ?? "" }))
  for (index, record) in records.enumerated() {
    let place = "Record \(index + 1): "
    switch record[0].lowercased() {
    case "note", "notiz":
      (state.owner, state.isLeftOut) = (nil, true)
      guard record.count >= 3 else {
        state.counts.unreadable += 1
        print(place + "a note without a text")
        continue
      }
      let (note, wrongDate) = draft(of: record)
      if let wrongDate { print(place + "\"\(wrongDate)\" is no date") }
      switch decide(note, state.known.contains("\(note.title)\n\(note.text)")) {
      case .leaveOut(let reason):
        state.counts.leftOut += 1
        print("\"\(note.title)\" \(reason)")
      case .store:
        let id = newID()
        try database.execute(
          "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
          [
            .text(id), .text(note.title), .text(note.text), .text(note.written ?? now),
            .text(note.tags.joined(separator: " ")),
          ])
        state.known.insert("\(note.title)\n\(note.text)")
        (state.owner, state.isLeftOut) = (id, false)
        state.counts.new += 1
        print("\"\(note.title)\" is new")
      }
    case "file", "datei":
      guard record.count > 1, record[1] != "" else {
        state.counts.unreadable += 1
        print(place + "a file without a name")
        continue
      }
      guard let owner = state.owner else {
        if state.isLeftOut { continue }
        state.counts.unreadable += 1
        print(place + "\(record[1]) belongs to no note")
        continue
      }
      try database.execute(
        "INSERT INTO attachment VALUES (?, ?, ?)",
        [.text(owner), .text(record[1]), .integer(bytes(record.count > 2 ? record[2] : ""))])
      let parts = record[1].split(separator: ".", omittingEmptySubsequences: false)
      state.kinds[parts.count > 1 ? parts[parts.count - 1].lowercased() : "file", default: 0] += 1
      print("  \(record[1]) belongs to \(owner)")
    default:
      state.counts.unreadable += 1
      print(place + "\"\(record[0])\" is no kind of record")
    }
  }
  print(
    "\(state.counts.new) new, \(state.counts.leftOut) left out, \(state.counts.unreadable) unreadable"
  )
  for (kind, count) in state.kinds { print("  \(kind): \(count)") }
  guard state.counts.new > 0 else { return }
  try database.execute(
    "INSERT INTO import VALUES (?, ?)", [.text(now), .integer(state.counts.new)])
  print("Imported at \(now)")
}

private func newID() -> String {
  "n-" + String(Int.random(in: 0x1000_0000...0xffff_ffff), radix: 16)
}

private func bytes(_ text: String) -> Int {
  let size = text.trimmingCharacters(in: .whitespaces).lowercased()
  guard size.hasSuffix("kb") else { return Int(size) ?? 0 }
  return 1000 * (Int(size.dropLast(2).trimmingCharacters(in: .whitespaces)) ?? 0)
}

/// The note in a record, and its date if that is none.
private func draft(of record: [String]) -> (NoteDraft, wrongDate: String?) {
  let lines = record[2].components(separatedBy: "\n").map { line in
    line.hasPrefix("☐ ")
      ? "[ ] " + line.dropFirst(2) : line.hasPrefix("☑ ") ? "[x] " + line.dropFirst(2) : line
  }
  var title = record[1].trimmingCharacters(in: .whitespaces)
  if title.isEmpty {
    title = lines.map { $0.trimmingCharacters(in: .whitespaces) }.first { $0 != "" } ?? ""
  }
  if title.count > 40 { title = title.prefix(39) + "…" }
  let date = record.count > 3 ? record[3].trimmingCharacters(in: .whitespaces) : ""
  let written = day(date)
  var tags: [String] = []
  for tag in (record.count > 4 ? record[4] : "").split(separator: " ").map({ $0.lowercased() }) {
    if !tags.contains(tag) { tags.append(tag) }
  }
  return (
    NoteDraft(title: title, text: lines.joined(separator: "\n"), written: written, tags: tags),
    written == nil && date != "" ? date : nil
  )
}

private func day(_ date: String) -> String? {
  let isGerman = date.contains(".")
  let words = date.split(separator: isGerman ? "." : "-").map { Int($0) ?? 0 }
  let parts = isGerman ? words.reversed() : words
  guard let year = parts.first, year > 1900, parts.count < 4 else { return nil }
  let (month, day) = (parts.count > 1 ? parts[1] : 1, parts.count > 2 ? parts[2] : 1)
  guard 1...12 ~= month, 1...31 ~= day else { return nil }
  return "\(year)-\(String("0\(month)".suffix(2)))-\(String("0\(day)".suffix(2)))"
}
