import Foundation
import Platform
import Testing

@testable import MethodObject

/// Approved texts of one import each, scrubbed word by word, without regular expressions.
@MainActor @Suite("Imports") struct ImporterTests {
  @Test func unreadable() throws {
    expectApproved(
      try imported("hello\nnote,Tea\nnote,Tea,\n"),
      """
      Record 1: "hello" is no kind of record
      Record 2: a note without a text
      "Tea" is new
      1 new, 0 left out, 2 unreadable
      Imported at now
      note: A | Tea | – | now | –
      import: now | 1
      """)
  }

  @Test(arguments: ["2026-10", "10.2026", "1.10.2026"])
  func dates(date: String) throws {
    expectApproved(
      try imported("note,,Tea,\(date)\n"),
      """
      "Tea" is new
      1 new, 0 left out, 0 unreadable
      Imported at now
      note: A | Tea | Tea | 2026-10-01 | –
      import: now | 1
      """)
  }

  @Test func files() throws {
    expectApproved(
      try imported(
        "note,Tea,\nfile,a.jpg\nnote,Tea,\nfile,b.jpg\nnote,Tea,x\nfile,c.jpg\n"),
      """
      "Tea" is new
        a.jpg belongs to A
      "Tea" is there already
      "Tea" is new
        c.jpg belongs to B
      2 new, 1 left out, 0 unreadable
        jpg: 2
      Imported at now
      note: A | Tea | – | now | –
      note: B | Tea | x | now | –
      attachment: A | a.jpg | 0
      attachment: B | c.jpg | 0
      import: now | 2
      """)
  }

  @Test func lineBreaks() throws {
    expectApproved(
      try imported("note,Rent,\"a\nb\"\nnote,Tax,\nnote,Tea,\n"),
      """
      "Rent" is new
      "Tea" is new
      2 new, 0 left out, 0 unreadable
      Imported at now
      note: A | Rent | a⏎b | now | –
      note: B | Tea | – | now | –
      import: now | 2
      """)
  }

  private func imported(_ text: String) throws -> String {
    let database = try SQLiteDatabase(path: ":memory:")
    try Tables.create(in: database)
    var lines: [String] = []
    try makeImporter(
      database: database, print: { lines.append($0) }, decide: { decide($0, isKnown: $1) }
    ).run(text)
    var letters = "ABCDEFGH".makeIterator()
    var ids: [String: Character] = [:]
    return try Transcript.of(lines, database).components(separatedBy: "\n").map { line in
      line.components(separatedBy: " ").map { word in
        if word.hasPrefix("n-") {
          let letter = ids[word] ?? letters.next() ?? "?"
          ids[word] = letter
          return String(letter)
        }
        return word.count == 20 && word.hasSuffix("Z") ? "now" : word
      }.joined(separator: " ")
    }.joined(separator: "\n")
  }
}
