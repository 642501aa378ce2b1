import Foundation
import Platform
import Testing

/// The one form of log that all screens have.
@Suite struct LogTextTests {
  @Test func `a log has a first line that names form, version and screen`() throws {
    let log = try LogText(Self.first + "7,\n\n{\n  \"a\" : 1\n},\n")

    #expect(Self.first == #"{"format":"Jotter log","version":2,"screen":"Counter"},"# + "\n")
    #expect(log.screen == "Counter")
    #expect(log.entries.map(\.line) == [2, 4])
    #expect(log.text == Self.first + "7,\n{\n  \"a\" : 1\n},\n")
    #expect(try LogText(Self.first.replacing("\n", with: "\r\n") + "1,\r\n").entries.count == 1)
  }

  @Test func `a log of version 1 has no first line, and passes for any screen's`() throws {
    let log = try LogText("1,\n2,\n")

    #expect(log.screen == nil)
    #expect(try log.events(Int.self, of: "Counter").map(\.event) == [1, 2])
  }

  @Test(arguments: unusable)
  func `a log that cannot be used is refused in a sentence, with its line`(
    text: String, reason: String
  ) throws {
    let error = try #require(throws: LogError.self) {
      try LogText(text).events(Int.self, of: "Counter")
    }

    #expect(error.description.hasPrefix("This log cannot be used: \(reason)"))
  }

  @Test func `line ends and emoji in a text are no harm`() throws {
    #expect(try LogText(#""a\nb\t👨‍👩‍👧","#).entries.count == 1)
  }

  // MARK: - Files

  @Test func `a file is read, and a link, a folder, a device or a gigabyte is not`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.log"), folder.appending(path: "link.log"))
    try Data((Self.first + "1,\n").utf8).write(to: file)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let large = folder.appending(path: "large.log")
    #expect(FileManager.default.createFile(atPath: large.path, contents: nil))
    // The file has a hole: it takes no place on the disk.
    try FileHandle(forWritingTo: large).truncate(atOffset: 1 << 30)
    let noText = folder.appending(path: "no-text.log")
    try Data([0xff, 0xfe]).write(to: noText)

    #expect(try LogText(at: file.path).entries.count == 1)
    for (path, reason) in [
      (link.path, "is a link; name the file that it leads to"), (folder.path, "is a folder"),
      ("/dev/zero", "is no file"), (large.path, " bytes, and a log has at most 16,000,000"),
      (noText.path, "there is no text at"), (folder.path + "/none.log", "there is no file at"),
    ] {
      let error = #expect(throws: LogError.self) { try LogText(at: path) }
      #expect(error?.reason.contains(reason) == true, "\(path)")
    }
  }

  @Test func `no file is put in the place of one that is there, or where none can be made`() throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let free = folder.appending(path: "a.log").path
    let none = folder.path + "/none/a.log"

    #expect(try AppFile.makeNew(at: free).path == free)
    for path in [free, folder.path] {
      #expect(throws: LogError("there is something at \(path) already, which would be lost")) {
        try AppFile.makeNew(at: path)
      }
    }
    for path in [none, free + "/x", ""] {
      let error = #expect(throws: LogError.self) { try AppFile.makeNew(at: path) }
      #expect(error?.reason.hasPrefix("no file can be made at \(path): ") == true)
    }
  }

  @Test(arguments: [("/a/b-1.log", "/a/b-1.log"), ("/a b/it's", #"'/a b/it'\''s'"#)])
  func `a path is shown as a shell takes it`(path: String, typed: String) {
    #expect(AppFile.typed(URL(filePath: path)) == typed)
  }

  @Test func `an error repeats nothing that a terminal would obey`() {
    #expect(LogError("no \u{1b}[2J\n").description == "This log cannot be used: no ?[2J?.")
  }

  // MARK: - Fixtures

  private static let unusable: [(text: String, reason: String)] = [
    ("", "it is empty"), (" \n\t\n", "it is empty"), (first, "nothing comes after its first line"),
    (first + "1,\n2", "line 3: no comma is behind it: is the log cut off?"),
    (first + "1,\nx,\n", "line 3: it is no JSON"),
    (first + "1,\n\"two\",\n", "line 3: it is no entry of this screen"),
    (first + #""\u001b[2J","#, "line 2: it has a character that a terminal would obey"),
    (first + #"{"a":["\u202e"]},"#, "line 2: it has a character that a terminal would obey"),
    (
      first.replacing("2", with: "3") + "1,",
      "line 1: its version is 3, and this program reads versions up to 2"
    ),
    (first.replacing("Jotter log", with: "Diary"), #"line 1: its format is "Diary""#),
    (
      first.replacing("Counter", with: "Clock") + "1,",
      #"it is a log of the screen "Clock", not of "Counter""#
    ),
    (String(repeating: "[", count: 100_000) + ",", "line 1: it is no JSON"),
  ]

  private static let first = LogText.firstLine(of: "Counter")
}
