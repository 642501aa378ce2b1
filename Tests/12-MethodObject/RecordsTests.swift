import Support
import Testing

@testable import MethodObject

/// Turn 2: the sensing point where a text has become records.
@MainActor @Suite(.knownUntil(started)) struct RecordsTests {
  @Test func `each line is a record, and commas separate its fields`() {
    #expect(
      records(in: "note,Rent,By mail,2026-10-01,home\nfile,Cup.jpg,\n")
        == [["note", "Rent", "By mail", "2026-10-01", "home"], ["file", "Cup.jpg", ""]])
  }

  @Test func `in quotes a comma belongs to the field, and two quotes stand for one`() {
    #expect(
      records(in: "note,\"Rent, tax\",\"Say \"\"hi\"\"\"\nnote,\"\",\"\"\"\"\n")
        == [["note", "Rent, tax", "Say \"hi\""], ["note", "", "\""]])
  }

  @Test func `a field in quotes may have line breaks`() {
    #expect(
      records(in: "note,Rent,\"By mail,\n\nplease\",2026\n")
        == [["note", "Rent", "By mail,\n\nplease", "2026"]])
  }

  @Test func `the line after a field with line breaks gets lost, as found`() {
    #expect(
      records(in: "note,Rent,\"By\nmail\"\nnote,Tax,Form 4\nnote,Tea,Ceylon\n")
        == [["note", "Rent", "By\nmail"], ["note", "Tea", "Ceylon"]])
    #expect(
      records(in: "note,Rent,\"By\nmail\"\n\nnote,Tax,Form 4\n")
        == [["note", "Rent", "By\nmail"], ["note", "Tax", "Form 4"]],
      "an empty line is a line, too")
  }

  nonisolated static let lineEnds = [
    "line feed": "\n", "return and line feed": "\r\n", "return": "\r",
  ]

  @Test(arguments: lineEnds.keys.sorted())
  func `the marks and line ends of other systems make no difference`(name: String) throws {
    let end = try #require(Self.lineEnds[name])
    let text = ["\u{FEFF}Papyrus 3", "note,Rent,\"By", "mail\"", "", "note,Tea,Ceylon", ""]

    #expect(
      records(in: text.joined(separator: end))
        == [["note", "Rent", "By\nmail"], ["note", "Tea", "Ceylon"]])
  }

  @Test func `empty lines, comments and the lines of Papyrus on top are no records`() {
    #expect(
      records(in: "# mine\nPapyrus 3,Ines\nPAPYRUS\n\nnote,Rent,\n#note,Tax,\n \npapyrus\n")
        == [["note", "Rent", ""], [" "], ["papyrus"]])
  }

  @Test func `semicolons separate the fields if the line of Papyrus has one`() {
    #expect(
      records(in: "Papyrus;2\nNotiz;Miete, Strom;\"a;b\"\n")
        == [["Notiz", "Miete, Strom", "a;b"]])
    #expect(records(in: "Papyrus 3\nnote;x,Rent\n") == [["note;x", "Rent"]])
  }

  @Test func `in any text without such line breaks all fields are found`() async {
    let found = await Counterexample.find(inScripts: 60) { generator in
      (1...generator.pick(from: [1, 3, 6])).map { _ in
        (1...generator.pick(from: [1, 2, 5])).map { _ in
          generator.pick(from: ["note", "Tax", "", " ", "a,b", "\"", "\"\"x", "x;", "é", "ab c"])
        }
      }
    } problem: { rows in
      let text = rows.map { row in row.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
      let (yours, expected) = (records(in: text), rows)
      return yours == expected
        ? nil : "Text:     \(text.debugDescription)\nYours:    \(yours)\nExpected: \(expected)"
    }

    if let found { Issue.record("\(found)") }
  }

  private static func quoted(_ field: String) -> String {
    "\"" + field.replacing("\"", with: "\"\"") + "\""
  }
}
