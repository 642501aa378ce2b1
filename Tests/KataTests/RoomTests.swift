import Foundation
import Testing

@testable import Kata

/// Tests that `kata` is a house of rooms: each room knows the rooms below it, and none above.
@Suite struct RoomTests {
  /// The rooms, from the ground up.
  static let rooms = [
    "System", "Book", "Tools", "Trust", "Run", "Seams", "Make", "Verdict", "Judge", "Show",
    "Reports", "Authoring", "Commands",
  ]

  @Test func `there are no other rooms`() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.kata.path)

    #expect(names.filter { !$0.hasSuffix(".swift") }.sorted() == Self.rooms.sorted())
  }

  @Test func `one type a file, named after it`() throws {
    for room in Self.rooms {
      for (name, text) in try Self.files(in: room) {
        let type = name.prefix { $0 != "." && $0 != "+" }
        let declared = Self.types(in: text)

        #expect(declared.isEmpty || declared == [String(type)], "\(room)/\(name)")
      }
    }
  }

  @Test func `no room names a type of one above it`() throws {
    var above: [String: String] = [:]
    for room in Self.rooms.reversed() {
      let files = try Self.files(in: room)
      for (name, text) in files {
        let words = Set(Self.code(of: text).split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let known = words.intersection(above.keys).map { "\($0) of \(above[$0] ?? "")" }

        #expect(known == [], "\(room)/\(name)")
      }
      for type in files.flatMap({ Self.types(in: $0.text) }) { above[type] = room }
    }
  }

  @Test func `no room uses what one above it adds to a type`() throws {
    let declaration = /(?m)^ *(?:@\w+ )?(?:static |mutating )*(?:func|var|let|case) `?(?<name>\w+)/
    let adding = #/(?m)^extension /#
    let files = try Self.rooms.enumerated().flatMap { room, name in
      try Self.files(in: name).map { (room: room, name: $0, text: Self.code(of: $1)) }
    }
    let member = /(?m)^ {2}(?:static |mutating )*(?:func|var|let|case) `?(?<name>\w+)/
    let declared = files.map { Set($0.text.matches(of: declaration).map { String($0.name) }) }
    for (index, file) in files.enumerated() where file.text.contains(adding) {
      // A name that another file declares too is skipped, because that declaration may be meant.
      let others = declared.indices.filter { $0 != index }.map { declared[$0] }
      for name in file.text.matches(of: member).map({ String($0.name) })
      where !others.contains(where: { $0.contains(name) }) {
        let users = files.filter { $0.room < file.room && $0.text.contains(".\(name)") }

        #expect(users.map(\.name) == [], "\(name) of \(file.name)")
      }
    }
  }

  @Test func `chapters and suites too have one type a file`() throws {
    for folder in ["Chapters", "Solutions", "Tests"] {
      let root = Clone.workbook.appending(path: folder)
      let paths = try SourceTree(root: root, folders: FileKind.names(in: root)).paths
      try #require(!paths.isEmpty)
      // What the compiler refuses is a list of mistakes.
      for path in paths where !path.hasPrefix("Techniques/") {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)

        #expect(Self.types(in: text).count <= 1, "\(folder)/\(path)")
      }
    }
  }

  // MARK: - Fixtures

  private static let kata = Clone.workbook.appending(path: "Tests/Kata")

  static func files(in room: String) throws -> [(name: String, text: String)] {
    let folder = kata.appending(path: room)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }

  /// The types that a file declares at its top level.
  private static func types(in text: String) -> [String] {
    text.matches(
      of: /(?m)^(?:@\w+ |(?!import )\w+ )*(?:struct|class|enum|protocol|actor) (?<name>\w+)/
    ).map { String($0.name) }
  }

  /// A file without its comments and its texts in quotes.
  static func code(of text: String) -> String {
    text.split(separator: "\n").map { line in
      line.drop { $0 == " " }.hasPrefix("//") ? "" : String(line.replacing(/"[^"]*"/, with: ""))
    }.joined(separator: "\n")
  }
}
