import Foundation
import Platform
import Testing

@testable import MethodObject

/// One approved text for one file with everything in it, scrubbed as it is made.
@MainActor struct ImporterTests {
  @Test func `everything at once`() throws {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    var printed = ""
    let file =
      "Papyrus 3\r\nnote,Tea,Ceylon,2026-10\r\nfile,Cup.jpg,12 KB\r\nfile,a.pdf\r\nnote,Tea,Ceylon\r\nfile,b.pdf\r\n"
      + "hello\r\nnote,Tea,Assam,2.10.2026\r\nfile,c.pdf,7\r\nnote,,Call Mum,soon\r\nnote,Rent,\"By\r\nmail\"\r\nnote,Tax,4\r\nnote\r\n"

    try makeImporter(database: database) {
      printed += $0.hasPrefix("Imported at ") ? "Imported\n" : $0 + "\n"
    } decide: {
      decide($0, isKnown: $1)
    }.run(file)

    var names: [String: String] = [:]
    for row in try database.query("SELECT id, title, text, written FROM note ORDER BY rowid") {
      let name = "\(row.text(1) ?? "")(\(row.text(2) ?? ""))"
      names[row.text(0) ?? ""] = name
      let written = row.text(3) ?? ""
      printed += "\(name) \(written.count == 10 ? written : "just now")\n"
    }
    for row in try database.query("SELECT note, name, bytes FROM attachment ORDER BY rowid") {
      printed += "\(row.text(1) ?? "") in \(names[row.text(0) ?? ""] ?? "?"), \(row.integer(2))\n"
    }
    for (id, name) in names { printed = printed.replacingOccurrences(of: id, with: name) }
    var lines = printed.components(separatedBy: "\n")
    let first = try #require(lines.firstIndex { $0.hasSuffix("unreadable") })
    lines[(first + 1)...(first + 2)].sort()

    #expect(
      lines.joined(separator: "\n") == """
        "Tea" is new
          Cup.jpg belongs to Tea(Ceylon)
          a.pdf belongs to Tea(Ceylon)
        "Tea" is there already
        Record 6: "hello" is no kind of record
        "Tea" is new
          c.pdf belongs to Tea(Assam)
        Record 9: "soon" is no date
        "Call Mum" is new
        "Rent" is new
        Record 11: a note without a text
        4 new, 1 left out, 2 unreadable
          jpg: 1
          pdf: 2
        Imported
        Tea(Ceylon) 2026-10-01
        Tea(Assam) 2026-10-02
        Call Mum(Call Mum) just now
        Rent(By
        mail) just now
        Cup.jpg in Tea(Ceylon), 12000
        a.pdf in Tea(Ceylon), 0
        c.pdf in Tea(Assam), 7

        """)
  }
}
