import Foundation
import Platform
import Support
import Testing

@testable import MethodObject

/// Turn 2: the importer on the parts that are passed in.
@MainActor @Suite(.knownUntil(started)) struct NoteImporterTests {
  static let threeNotes = """
    note,Tea,Ceylon,2026-10
    file,Cup.jpg,12 KB
    note,Tea,Ceylon
    file,Pot.jpg,12 KB
    note,,Call Mum,soon,home Home

    """

  // MARK: - As found

  @Test func `any files are imported as found`() async {
    let found = await ImportScript.difference(repaired: false, scripts: 100)

    if let found { Issue.record("\(found)") }
  }

  @Test func `rare dates, titles, sizes and spellings are imported as found`() {
    let dates = [
      " soon ", "2026-10-xx", "2026-00-05", "2026-10-00", "2026-10-01-5", "2026-02-31", "2026-10-",
      "2026--9",
      "1.2.3.2026", "1900", "1901", "1.1.26", "-", ".", "\t2026\t",
    ]
    let titles = [
      String(repeating: "x", count: 40), String(repeating: "x", count: 41), "\"Rent\n\"", "\tTax\t",
      String(repeating: "😀", count: 40), String(repeating: "😀", count: 41),
    ]
    let sizes = ["1.5 KB", "1.5", "1 2", "12\tKB", "12 k b", "-3", "\t9"]

    var files = dates.map { "note,Tea,Ceylon,\($0)\n" }
    files += titles.map { "note,\($0),Ceylon\n\n" }
    files += sizes.map { "note,Tea,\nfile,a.jpg,\($0)\nfile,b.\nfile,.c\n" }
    files += [
      "note,Caf\u{E9},\nnote,Cafe\u{301},\n",
      "note,Tea,a\nnote,tea,a\nnote,Tea,A\n", "note,Tea,,2026,home\tmoney zoo\n",
      "note,Tea,\r\r\nnote,Bed,\n", "note,Tea,a\u{2028}b\u{0C}c\n", "note,,☐ one ☐ two\n",
    ]

    let difference = ImportScript.difference(onEachOf: files)

    if let difference { Issue.record("\(difference)") }
  }

  @Test func `an error of the database ends the import, and is thrown`() throws {
    let host = try ImportHost.yours()
    try host.database.execute("DROP TABLE note")

    #expect(throws: SQLiteError.self, "the table of the notes does not exist") {
      try host.run("note,Tea,Ceylon\n")
    }
  }

  @Test(arguments: ["note", "attachment", "import"])
  func `a row that cannot be stored ends the import, and the error is thrown`(
    table: String
  ) throws {
    let host = try ImportHost.yours()
    try host.fill(table)

    #expect(throws: SQLiteError.self, "the database has no room for another row of `\(table)`") {
      try host.run("note,Tea,Ceylon\nfile,Cup.jpg,9\n")
    }
  }

  @Test func `a file belongs to the note before it, and to none if that was left out`() throws {
    let host = try ImportHost.yours()

    try host.run(
      """
      file,0.jpg
      note,Tea,Ceylon
      file,1.jpg
      note,Bed
      file,2.jpg
      note,Old,,,trash
      file,3.jpg
      note,Tea,Ceylon
      file,4.jpg
      hello
      file,5.jpg
      note,Cup,
      file,6.jpg
      """)

    #expect(try host.files == ["1.jpg", "6.jpg"])
    #expect(host.lines.filter { $0.hasSuffix("no note") } == ["Record 1: 0.jpg belongs to no note"])
  }

  @Test func `an import within another one does not disturb it`() throws {
    let text = "Papyrus;3\n" + Self.threeNotes.replacing(",", with: ";")
    let (outer, inner, alone) = (
      try ImportHost.yours(), try ImportHost.yours(), try ImportHost.yours()
    )
    outer.whilePrinting = {
      // The inner one ends with a note that is left out, and later with a new one.
      try inner.run(
        outer.lines.isEmpty ? "note,Old,,,trash\n" : "hello\nnote,\(outer.lines.count),\n")
    }

    try outer.run(text)
    try alone.run(text)

    #expect(try alone.titles == ["Tea", "Call Mum"])
    let (disturbed, expected) = (try outer.transcript, try alone.transcript)
    #expect(
      disturbed == expected,
      """
      another importer worked while this one printed, and changed it
      \(ImportScript.firstDifference(disturbed, expected))
      """)
    #expect(inner.lines.count > 9, "the other importer printed \(inner.lines)")
  }

  @Test func `a second import by the same importer starts over`() throws {
    let host = try ImportHost.yours()

    try host.run("Papyrus;3\nnote;Tea;Ceylon\nhello\n")
    try host.database.execute("DELETE FROM note")
    try host.run("file,Cup.jpg\nnote,Tax,Form 4\nnote,Tea,Ceylon\n")

    #expect(
      host.lines.filter { !$0.hasPrefix("Imported at ") } == [
        "\"Tea\" is new", "Record 2: \"hello\" is no kind of record",
        "1 new, 0 left out, 1 unreadable",
        "Record 1: Cup.jpg belongs to no note", "\"Tax\" is new", "\"Tea\" is new",
        "2 new, 0 left out, 1 unreadable",
      ], "all notes were deleted between the two")
  }

  @Test func `an import after one that threw starts over`() throws {
    let host = try ImportHost.yours()
    try host.fill("attachment")
    #expect(throws: SQLiteError.self) {
      try host.run("Papyrus;3\nnote;Tea;Ceylon\nfile;Cup.jpg;9\nhello\n")
    }
    let count = host.lines.count
    try host.empty("attachment")

    try host.run("file,Pot.jpg\nnote,Tax,Form 4\nfile,Form.pdf\n")

    #expect(
      host.lines.dropFirst(count).filter { $0.hasSuffix(" new") || $0.hasPrefix("Record ") }
        == ["Record 1: Pot.jpg belongs to no note", "\"Tax\" is new"])
    #expect(host.lines.contains("1 new, 0 left out, 1 unreadable"), "its counts begin at 0")
    #expect(host.lines.contains("  pdf: 1") && !host.lines.suffix(3).contains("  jpg: 1"))
    #expect(try host.titles.last == "Tax")
  }

  @Test func `each import has a time of its own`() throws {
    let host = try ImportHost.yours()
    try host.run("note,Tea,Ceylon\n")
    let first = Date.now.ISO8601Format()
    while Date.now.ISO8601Format() == first { usleep(5_000) }
    let start = Date.now.ISO8601Format()

    try host.run("note,Tax,Form 4\n")

    let times = try host.times
    #expect(times.count == 2, "two imports brought a note each")
    #expect(
      times.last ?? "" >= start, "the second import says that it was at the time of the first")
  }

  // MARK: - With other rules

  @Test func `if the rules leave out every note, none is stored, and no file`() throws {
    let host = try ImportHost.yours { _, _ in .leaveOut(because: "is unwanted") }

    try host.run(Self.threeNotes)

    #expect(try host.titles == [])
    #expect(try host.files == [])
    #expect(
      host.lines.filter { $0.hasSuffix("is unwanted") }
        == ["\"Tea\" is unwanted", "\"Tea\" is unwanted", "\"Call Mum\" is unwanted"])
    #expect(host.lines.last == "0 new, 3 left out, 0 unreadable")
  }

  @Test func `if the rules store every note, the known ones and their files are stored again`()
    throws
  {
    let host = try ImportHost.yours { _, _ in .store }

    try host.run(Self.threeNotes + "note,Old,,2019,trash\n")

    #expect(try host.titles == ["Tea", "Tea", "Call Mum", "Old"])
    #expect(try host.files == ["Cup.jpg", "Pot.jpg"])
    #expect(host.lines.contains("4 new, 0 left out, 0 unreadable"))
  }

  @Test func `the rules are asked once for each note, in the order of the file`() throws {
    var asked: [NoteDraft] = []
    var known: [Bool] = []
    let host = try ImportHost.yours {
      asked.append($0)
      known.append($1)
      return decide($0, isKnown: $1)
    }

    try host.run(Self.threeNotes + "note,,\nnote,Old,,2019,Trash\n")

    let tea = NoteDraft(title: "Tea", text: "Ceylon", written: "2026-10-01", tags: [])
    var again = tea
    again.written = nil
    #expect(
      asked == [
        tea, again, NoteDraft(title: "Call Mum", text: "Call Mum", written: nil, tags: ["home"]),
        NoteDraft(title: "", text: "", written: nil, tags: []),
        NoteDraft(title: "Old", text: "", written: "2019-01-01", tags: ["trash"]),
      ], "a note without a title and a text, and one in the trash, are notes as well")
    #expect(known == [false, true, false, false, false])
  }

  @Test func `a note is known once it is stored, by the title and the text that are stored`() throws
  {
    let title = String(repeating: "long ", count: 9)
    var known: [Bool] = []
    let host = try ImportHost.yours {
      known.append($1)
      return decide($0, isKnown: $1)
    }

    for _ in 1...2 {
      try host.run("note,\(title),☐ one,,trash\nnote,\(title),☐ one\nnote, \(title),☐ one\n")
    }

    #expect(
      known == [false, false, true, true, true, true],
      "the first one is in the trash, the second one is stored, the third one is the same again")
  }

  // MARK: - Repaired

  @Test func `the repaired importer loses no record after a text with line breaks`() throws {
    let host = try ImportHost.repaired()

    try host.run("note,Rent,\"By\nmail\"\nnote,Tax,\"Form\n4\"\nfile,Form.pdf\nnote,Tea,Ceylon\n")

    #expect(try host.titles == ["Rent", "Tax", "Tea"])
    #expect(try host.files == ["Form.pdf"])

    let other = try ImportHost.repaired()
    try other.run("note,Tax,,2026\nnote,Tax,,2026,trash\nnote,Bed,,2026,Papierkorb\nnote,,\n")
    #expect(
      other.lines.prefix(4)
        == [
          "\"Tax\" is new", "\"Tax\" is in the trash", "\"Bed\" is in the trash", "\"\" is empty",
        ],
      "the repaired importer has the rules of `decide`")
  }

  @Test func `apart from that it imports any files as found`() async throws {
    let host = try ImportHost.repaired()
    try host.run("note,Rent,\"By\nmail\"\nnote,Tax,Form 4\n")
    try #require(
      try host.titles == ["Rent", "Tax"], "first the repair, then all that must not change")

    let found = await ImportScript.difference(repaired: true, scripts: 50)

    if let found { Issue.record("\(found)") }
  }
}
