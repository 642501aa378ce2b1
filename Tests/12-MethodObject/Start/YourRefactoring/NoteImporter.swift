import Foundation
import Platform

/// Imports the notes of another app, Papyrus: all in one method.
final class NoteImporter: NoteImporting {
  private let database: SQLiteDatabase
  private let print: (String) -> Void

  init(database: SQLiteDatabase, print: @escaping (String) -> Void) {
    self.database = database
    self.print = print
  }

  func run(_ text: String) throws {
    var text = text
    // 2018: Papyrus for Windows writes a mark in front, and other line ends.
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    text = text.replacingOccurrences(of: "\r\n", with: "\n")
    text = text.replacingOccurrences(of: "\r", with: "\n")
    let lines = text.components(separatedBy: "\n")

    var known: Set<String> = []
    for row in try database.query("SELECT title, text FROM note") {
      known.insert((row.text(0) ?? "") + "\n" + (row.text(1) ?? ""))
    }
    var separator: Character = ","
    var number = 0
    var noteID: String?
    var isLeftOut = false
    var endings: [String: Int] = [:]
    var (new, leftOut, unreadable) = (0, 0, 0)
    var index = 0
    while index < lines.count {
      var line = lines[index]
      // 2021: a text in quotes may have line breaks.
      if line.filter({ $0 == "\"" }).count % 2 == 1 {
        while index + 1 < lines.count, line.filter({ $0 == "\"" }).count % 2 == 1 {
          index += 1
          line += "\n" + lines[index]
        }
        // Go on after its last line.
        index += 1
      }
      index += 1
      // 2019: empty lines, and comments.
      if line.isEmpty || line.hasPrefix("#") { continue }
      if number == 0, line.lowercased().hasPrefix("papyrus") {
        // 2020: in Germany Papyrus separates by semicolons.
        if line.contains(";") { separator = ";" }
        continue
      }
      number += 1

      var fields: [String] = []
      var field = ""
      var isQuoted = false
      var wasQuoted = false
      for character in line {
        if character == "\"" {
          if isQuoted {
            isQuoted = false
            wasQuoted = true
          } else {
            // Two quotes in quotes stand for one.
            if wasQuoted { field.append("\"") }
            isQuoted = true
            wasQuoted = false
          }
        } else if character == separator, !isQuoted {
          fields.append(field)
          field = ""
          wasQuoted = false
        } else {
          field.append(character)
          wasQuoted = false
        }
      }
      fields.append(field)

      switch fields[0].lowercased() {
      case "note", "notiz":
        noteID = nil
        isLeftOut = true
        if fields.count < 3 {
          unreadable += 1
          print("Record \(number): a note without a text")
          continue
        }
        var title = fields[1].trimmingCharacters(in: .whitespaces)
        // 2022: what is to do, as Jotter writes it.
        var bodyLines: [String] = []
        for line in fields[2].components(separatedBy: "\n") {
          if line.hasPrefix("☐ ") {
            bodyLines.append("[ ] " + line.dropFirst(2))
          } else if line.hasPrefix("☑ ") {
            bodyLines.append("[x] " + line.dropFirst(2))
          } else {
            bodyLines.append(line)
          }
        }
        let body = bodyLines.joined(separator: "\n")
        if title.isEmpty {
          // 2019: notes without a title get their first line as one.
          for line in bodyLines {
            title = line.trimmingCharacters(in: .whitespaces)
            if !title.isEmpty { break }
          }
        }
        if title.count > 40 { title = title.prefix(39) + "…" }

        let date = fields.count > 3 ? fields[3].trimmingCharacters(in: .whitespaces) : ""
        var written = ""
        var parts = date.split(separator: "-").map { Int($0) ?? 0 }
        // 2020: German dates.
        if date.contains(".") { parts = date.split(separator: ".").map { Int($0) ?? 0 }.reversed() }
        if parts.count == 1, parts[0] > 1900 {
          written = "\(parts[0])-01-01"
        } else if parts.count == 2, parts[0] > 1900, (1...12).contains(parts[1]) {
          written = "\(parts[0])-\(parts[1] < 10 ? "0" : "")\(parts[1])-01"
        } else if parts.count == 3, parts[0] > 1900, (1...12).contains(parts[1]) {
          if (1...31).contains(parts[2]) {
            written = "\(parts[0])-\(parts[1] < 10 ? "0" : "")\(parts[1])"
            written += "-\(parts[2] < 10 ? "0" : "")\(parts[2])"
          }
        }
        if written.isEmpty {
          if !date.isEmpty { print("Record \(number): \"\(date)\" is no date") }
          written = Date().ISO8601Format()
        }

        var tags: [String] = []
        if fields.count > 4 {
          for word in fields[4].split(separator: " ") {
            let tag = word.lowercased()
            if !tags.contains(tag) { tags.append(tag) }
          }
        }

        if title.isEmpty {
          leftOut += 1
          print("\"\" is empty")
        } else if tags.contains("trash") || tags.contains("papierkorb") {
          leftOut += 1
          print("\"\(title)\" is in the trash")
        } else if known.contains(title + "\n" + body) {
          leftOut += 1
          print("\"\(title)\" is there already")
        } else {
          // 2022: no number, because phones merge their notes.
          let id = "n-" + String(UInt32.random(in: 0x1000_0000...UInt32.max), radix: 16)
          try database.execute(
            "INSERT INTO note VALUES (?, ?, ?, ?, ?)",
            [
              .text(id), .text(title), .text(body), .text(written),
              .text(tags.joined(separator: " ")),
            ])
          known.insert(title + "\n" + body)
          new += 1
          noteID = id
          isLeftOut = false
          print("\"\(title)\" is new")
        }

      case "file", "datei":
        // 2023: attachments follow their note.
        guard fields.count > 1, !fields[1].isEmpty else {
          unreadable += 1
          print("Record \(number): a file without a name")
          continue
        }
        guard let owner = noteID else {
          if !isLeftOut {
            unreadable += 1
            print("Record \(number): \(fields[1]) belongs to no note")
          }
          continue
        }
        var bytes = 0
        if fields.count > 2 {
          let size = fields[2].trimmingCharacters(in: .whitespaces).lowercased()
          if size.hasSuffix("kb") {
            bytes = 1000 * (Int(size.dropLast(2).trimmingCharacters(in: .whitespaces)) ?? 0)
          } else {
            bytes = Int(size) ?? 0
          }
        }
        try database.execute(
          "INSERT INTO attachment VALUES (?, ?, ?)",
          [.text(owner), .text(fields[1]), .integer(bytes)])
        var ending = "file"
        if let dot = fields[1].lastIndex(of: ".") {
          ending = fields[1][dot...].dropFirst().lowercased()
        }
        endings[ending, default: 0] += 1
        print("  \(fields[1]) belongs to \(owner)")

      default:
        unreadable += 1
        print("Record \(number): \"\(fields[0])\" is no kind of record")
      }
    }

    print("\(new) new, \(leftOut) left out, \(unreadable) unreadable")
    for (ending, count) in endings { print("  \(ending): \(count)") }
    if new > 0 {
      let now = Date().ISO8601Format()
      try database.execute("INSERT INTO import VALUES (?, ?)", [.text(now), .integer(new)])
      print("Imported at \(now)")
    }
  }
}
