import Foundation
import Platform

/// Exports all notes: as a text, as a page for a browser, and as a mail.
final class Exporter {
  private let mailer: any Mailing
  private(set) var lines: [String] = []

  init(mailer: any Mailing) {
    self.mailer = mailer
  }

  func export() throws {
    let database = AppDatabase.shared
    let choice = ShareSheet.ask()
    var name = "me"
    var address = "me@jotter.example"
    var recipient = ""
    for row in try database.sqlite.query("SELECT name, value FROM setting") {
      switch row.text(0) {
      case "name": name = row.text(1) ?? name
      case "address": address = row.text(1) ?? address
      case "recipient": recipient = row.text(1) ?? ""
      default: break
      }
    }
    let notes = OutgoingNotes(of: try database.notes()).allowed
    if notes.isEmpty {
      lines.append("There are no notes to export.")
      return
    }
    var months = Calendar(identifier: .gregorian)
    months.timeZone = .gmt
    let monthNames = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]

    // The text: a cover, then a page for each note.
    if choice == .text || choice == .all {
      var text = "Notes of \(name)\n"
      var words = 0
      var counts: [String: Int] = [:]
      for note in notes {
        words += note.text.split { $0 == " " || $0 == "\n" }.count
        for tag in note.tags { counts[tag, default: 0] += 1 }
      }
      text += "\(notes.count) \(notes.count == 1 ? "note" : "notes"), \(words) words\n"
      let tags = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }
      if !tags.isEmpty {
        text += "Tags: "
        text += tags.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
        text += "\n"
      }
      var page = 1
      for note in notes {
        page += 1
        text += "\u{0C}"
        text += "Page \(page)\n"
        text += note.title.isEmpty ? "(no title)" : note.title
        text += "\n"
        text += String(repeating: "=", count: max(3, note.title.count))
        text += "\n"
        let date = months.dateComponents([.year, .month, .day], from: note.written)
        text += "\(date.day ?? 0) \(monthNames[(date.month ?? 1) - 1]) \(date.year ?? 0)\n"
        for line in note.text.split(separator: "\n", omittingEmptySubsequences: false) {
          if line.hasPrefix("[ ] ") {
            text += "  o \(line.dropFirst(4))\n"
          } else if line.hasPrefix("[x] ") {
            text += "  + \(line.dropFirst(4))\n"
          } else if line.hasPrefix("- ") {
            text += "  * \(line.dropFirst(2))\n"
          } else {
            text += "\(line)\n"
          }
        }
        if !note.attachments.isEmpty {
          text += "Attached: "
          text += note.attachments.map(\.name).joined(separator: ", ")
          text += "\n"
        }
      }
      let file = try save(text, as: "Notes", "txt")
      lines.append("\(file): \(page) pages")
    }

    // The page: a table of contents, then an article for each note.
    if choice == .page || choice == .all {
      var html = "<!doctype html>\n<title>Notes of \(name)</title>\n<ol>\n"
      for note in notes {
        var title = note.title.isEmpty ? "(no title)" : note.title
        title = title.replacingOccurrences(of: "&", with: "&amp;")
        title = title.replacingOccurrences(of: "<", with: "&lt;")
        html += "<li><a href=\"#note\(note.id)\">\(title)</a></li>\n"
      }
      html += "</ol>\n"
      for note in notes {
        var title = note.title.isEmpty ? "(no title)" : note.title
        title = title.replacingOccurrences(of: "&", with: "&amp;")
        title = title.replacingOccurrences(of: "<", with: "&lt;")
        html += "<article id=\"note\(note.id)\">\n<h1>\(title)</h1>\n"
        let date = months.dateComponents([.year, .month, .day], from: note.written)
        html += "<p>\(date.day ?? 0) \(monthNames[(date.month ?? 1) - 1]) \(date.year ?? 0)</p>\n"
        var inList = false
        for line in note.text.split(separator: "\n", omittingEmptySubsequences: false) {
          var words = line.replacingOccurrences(of: "&", with: "&amp;")
          words = words.replacingOccurrences(of: "<", with: "&lt;")
          let isItem = line.hasPrefix("- ") || line.hasPrefix("[ ] ") || line.hasPrefix("[x] ")
          if isItem && !inList {
            html += "<ul>\n"
            inList = true
          }
          if !isItem && inList {
            html += "</ul>\n"
            inList = false
          }
          if line.hasPrefix("[x] ") {
            html += "<li><s>\(words.dropFirst(4))</s></li>\n"
          } else if line.hasPrefix("[ ] ") {
            html += "<li>\(words.dropFirst(4))</li>\n"
          } else if isItem {
            html += "<li>\(words.dropFirst(2))</li>\n"
          } else if !line.isEmpty {
            html += "<p>\(words)</p>\n"
          }
        }
        if inList { html += "</ul>\n" }
        for attachment in note.attachments {
          html += "<p><a href=\"\(attachment.name)\">\(attachment.name)</a></p>\n"
        }
        html += "</article>\n"
      }
      let file = try save(html, as: "Notes", "html")
      lines.append("\(file): \(notes.count) articles")
    }

    // The mail: fetched again, because the notes may have changed while the files were written.
    if choice == .mail || choice == .all {
      if recipient.isEmpty { recipient = address }
      let latest = OutgoingNotes(of: try database.notes()).allowed
      var body = "Hello,\n\nthese are the notes of \(name).\n"
      var attached = 0
      for (index, note) in latest.enumerated() {
        body += "\n\(index + 1). \(note.title.isEmpty ? "(no title)" : note.title)"
        let open = note.text.split(separator: "\n").filter { $0.hasPrefix("[ ] ") }.count
        if open > 0 { body += ", \(open) to do" }
        body += "\n"
        for line in note.text.split(separator: "\n", omittingEmptySubsequences: false) {
          if line.isEmpty {
            body += "\n"
          } else {
            body += "   \(line)\n"
          }
        }
        for attachment in note.attachments {
          attached += attachment.bytes
          let kilobytes = (attachment.bytes + 999) / 1000
          body += "   [\(attachment.name), \(kilobytes) kB]\n"
        }
      }
      if attached > 0 { body += "\nAttachments: \((attached + 999) / 1000) kB\n" }
      body += "\nSent from Jotter\n"
      let count = latest.count == 1 ? "1 note" : "\(latest.count) notes"
      try mailer.send(Mail(to: [recipient], subject: "\(name): \(count)", body: body))
      lines.append("Mail to \(recipient): \(count)")
    }
  }

  /// Writes a file as before, and logs it.
  func save(_ text: String, as name: String, _ ending: String) throws -> String {
    let file = try saveUnlogged(text, as: name, ending)
    try ExportLog(database: AppDatabase.shared.sqlite).add(file)
    return file
  }

  /// Writes a file into the documents folder. A file that is there already is kept.
  func saveUnlogged(_ text: String, as name: String, _ ending: String) throws -> String {
    var number = 1
    func file() -> String { number == 1 ? "\(name).\(ending)" : "\(name) \(number).\(ending)" }
    while FileManager.default.fileExists(
      atPath: DocumentsFolder.current.appending(path: file()).path)
    {
      number += 1
    }
    try Data(text.utf8).write(to: DocumentsFolder.current.appending(path: file()))
    return file()
  }
}
