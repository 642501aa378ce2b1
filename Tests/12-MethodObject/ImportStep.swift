import Support

/// A piece of a script of imports.
enum ImportStep {
  /// A file begins: with this mark in front and this end of each line, into the same database by the same importer.
  case file(mark: String, lineEnd: String)
  /// A line of the file, or several that quotes hold together.
  case record(String)

  static func anyFile(_ generator: inout SeededGenerator) -> ImportStep {
    .file(
      mark: generator.pick(from: ["", "", "\u{FEFF}"]),
      lineEnd: generator.pick(from: ["\n", "\n", "\r\n", "\r"]))
  }

  static func anyRecord(_ generator: inout SeededGenerator) -> ImportStep {
    switch generator.pick(from: Array(0...15)) {
    case 0: .record("")
    case 1: .record(generator.pick(from: ["# checked", "# 5\" wide", "   "]))
    case 2: .record(generator.pick(from: ["Papyrus 3", "papyrus;2", "hello,you", "\""]))
    case 3: .record("note,Rent")
    case 4...7: .record(file(&generator))
    default: .record(note(&generator))
    }
  }

  private static func file(_ generator: inout SeededGenerator) -> String {
    let name = generator.pick(from: [
      "Cup.jpg", "a.JPG", "Order.pdf", "README", "\"a,b.pdf\"", "", " x.txt ",
    ])
    let size = generator.pick(from: ["", ",12 KB", ",48123", ",7kb", ",soon", ", 9 "])
    return generator.pick(from: ["file,", "File,", "Datei,"]) + name + size
  }

  private static func note(_ generator: inout SeededGenerator) -> String {
    let long = String(repeating: "long ", count: generator.pick(from: [7, 8, 9]))
    let title = generator.pick(from: [
      "Rent", "Tax", "Tea", "", " Tax ", "\"Say \"\"hi\"\"\"", long,
    ])
    let text = generator.pick(from: [
      "", "By mail", "\"a, b\"", "\"one\ntwo\"", "\"\n\nlate\"", "\"with\n\"\"quotes\"\",\n\"",
      "; x", " two  ",
      "\"☐ milk\n☑ tea\"", "☐ one ☐ two", "a\u{2028}b\u{0C}c",
    ])
    let date = generator.pick(from: [
      "", "2026-10-01", "2026-1-5", "2026-10", "2025", "2.10.2026", "10.2026", "soon", "2026-13-01",
      "2026-10-32", "2026-02-31", "2026-10-", "2026--9", " 2024-02-29 ",
    ])
    let tags = generator.pick(from: [
      "", "home", "Home money home", "trash", "Papierkorb x", "zoo a",
    ])
    let all = [generator.pick(from: ["note", "note", "Note", "Notiz"]), title, text, date, tags]
    return all.prefix(generator.pick(from: [3, 4, 5, 5, 5])).joined(separator: ",")
  }
}
