import Foundation

/// Reads records as the importer as found does, in one method.
enum RecordReader {
  static func records(in text: String, losesLines: Bool) -> [[String]] {
    var text = text
    // 2018: Papyrus for Windows writes a mark in front, and other line ends.
    if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
    text = text.replacingOccurrences(of: "\r\n", with: "\n")
    text = text.replacingOccurrences(of: "\r", with: "\n")
    let lines = text.components(separatedBy: "\n")

    var separator: Character = ","
    var records: [[String]] = []
    var index = 0
    while index < lines.count {
      var line = lines[index]
      // 2021: a text in quotes may have line breaks.
      if line.filter({ $0 == "\"" }).count % 2 == 1 {
        while index + 1 < lines.count, line.filter({ $0 == "\"" }).count % 2 == 1 {
          index += 1
          line += "\n" + lines[index]
        }
        if losesLines { index += 1 }
      }
      index += 1
      // 2019: empty lines, and comments.
      if line.isEmpty || line.hasPrefix("#") { continue }
      if records.isEmpty, line.lowercased().hasPrefix("papyrus") {
        // 2020: in Germany Papyrus separates by semicolons.
        if line.contains(";") { separator = ";" }
        continue
      }

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
      records.append(fields)
    }
    return records
  }
}
