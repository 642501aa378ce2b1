import Foundation

/// The text of a learner's file as bytes, searched for refused words without a parser.
///
/// A word in a comment or in a text is found too: ``SourceRules`` lets the compiler tell the two from code.
struct SourceText: Sendable {
  private let bytes: Data

  /// All words that are refused in code.
  private(set) var refusedWords: [RefusedWord] = []

  init(_ bytes: Data) {
    var bytes = bytes
    // The compiler reads a non-breaking space as a space.
    var start = bytes.startIndex
    while let space = bytes.range(of: Data("\u{a0}".utf8), in: start..<bytes.endIndex) {
      bytes.replaceSubrange(space, with: "  ".utf8)
      start = space.upperBound
    }
    self.bytes = bytes
    refusedWords = forgedPlaces + refusedAttributes + unsafeWords
  }

  struct RefusedWord: Equatable {
    enum Kind { case place, attribute, unsafe }

    let kind: Kind
    /// The place where it begins.
    let place: Int
    /// The place of the name in it; nil if another name would not do.
    let name: Range<Int>?
    let text: String
  }

  /// Whether conditions decide which of its code is compiled.
  var hasConditions: Bool { !ranges(of: "#if").isEmpty }

  /// Whether it has so many refused words that the compiler would work on them for long.
  var hasManyRefusedWords: Bool { refusedWords.count > 1_000 }

  /// The text with a new name in the place of each name in a refused word. No declaration has such a name: each is
  /// another one, each time.
  var renamed: Data {
    var copy = Data()
    var end = 0
    for name in refusedWords.compactMap(\.name).sorted(by: { $0.lowerBound < $1.lowerBound })
    where name.lowerBound >= end {
      copy += bytes[end..<name.lowerBound]
      copy += Data("k\(UUID().uuidString.filter { $0 != "-" })".utf8)
      end = name.upperBound
    }
    return copy + bytes[end...]
  }

  /// Attributes that name symbols and sections, switch checks off or declare macros. Attributes that begin with an
  /// underscore do so too.
  private static let refusedAttributes: Set<String> = [
    "abi", "attached", "c", "cdecl", "exclusivity", "export", "extern", "freestanding",
    "implementation", "safe", "section", "unsafe", "used",
  ]

  /// The refused attributes: `@`, then spaces or a back-tick, then the name. A comment after `@` is refused too,
  /// because a name could follow it.
  var refusedAttributes: [RefusedWord] {
    ranges(of: "@").compactMap { sign in
      var place = sign.upperBound
      while let next = byte(at: place), next <= UInt8(ascii: " ") || next == UInt8(ascii: "`") {
        place += 1
      }
      let name = String(
        decoding: bytes[place...].prefix { Self.isName($0) || $0 >= 0x80 }, as: UTF8.self)
      if has("//", at: place) || has("/*", at: place) {
        return RefusedWord(
          kind: .attribute, place: sign.lowerBound, name: nil, text: "`@` before a comment")
      }
      guard name.hasPrefix("_") || Self.refusedAttributes.contains(name) else { return nil }
      return RefusedWord(
        kind: .attribute, place: sign.lowerBound, name: place..<place + name.utf8.count,
        text: "`@\(name)`")
    }
  }

  /// The uses of the word `unsafe` outside `nonisolated(unsafe)`.
  var unsafeWords: [RefusedWord] {
    words("unsafe").filter { range in
      !has("nonisolated(unsafe)", at: range.lowerBound - "nonisolated(".utf8.count)
    }.map {
      RefusedWord(kind: .unsafe, place: $0.lowerBound, name: $0, text: "the word `unsafe`")
    }
  }

  /// The uses of `#sourceLocation`, which gives messages other places than their own.
  var forgedPlaces: [RefusedWord] {
    ranges(of: "#sourceLocation").map {
      RefusedWord(
        kind: .place, place: $0.lowerBound, name: $0.lowerBound + 1..<$0.upperBound,
        text: "`#sourceLocation`")
    }
  }

  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Whether the file may import a module that is not in a list.
  func mayImport(otherThan modules: Set<String>) -> Bool {
    words("import").contains { range in
      var place = range.upperBound
      var module = word(after: &place)
      if Self.kinds.contains(module) { module = word(after: &place) }
      let ends = byte(at: place).map { " \t\r\n;.".utf8.contains($0) } ?? true
      return !ends || !modules.contains(module)
    }
  }

  /// The line of a word's first use, from 1; nil if the word is used only as a part of longer names.
  func line(of word: String) -> Int? {
    words(word).first.flatMap { lines(at: [$0.lowerBound])[$0.lowerBound] }
  }

  /// The lines of some places, from 1, found in one pass.
  func lines(at places: [Int]) -> [Int: Int] {
    var lines: [Int: Int] = [:]
    var (line, start) = (1, 0)
    for place in places.sorted() {
      line += bytes[start..<place].count { $0 == UInt8(ascii: "\n") }
      start = place
      lines[place] = line
    }
    return lines
  }

  /// Reads spaces and the name after them, and moves the place behind the name.
  private func word(after place: inout Int) -> String {
    while let next = byte(at: place), " \t".utf8.contains(next) { place += 1 }
    let word = bytes[min(place, bytes.count)...].prefix(while: Self.isName)
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private func words(_ word: String) -> [Range<Int>] {
    ranges(of: word).filter { !touchesName($0) }
  }

  private func ranges(of word: String) -> [Range<Int>] {
    let word = Data(word.utf8)
    var found: [Range<Int>] = []
    var rest = 0..<bytes.count
    while let range = bytes.range(of: word, in: rest) {
      found.append(range)
      rest = range.upperBound..<bytes.count
    }
    return found
  }

  /// Whether a range is only a part of a longer name.
  private func touchesName(_ range: Range<Int>) -> Bool {
    [range.lowerBound - 1, range.upperBound].contains { byte(at: $0).map(Self.isName) ?? false }
  }

  private func has(_ text: String, at place: Int) -> Bool {
    bytes.indices.contains(place) && bytes[place...].starts(with: text.utf8)
  }

  private func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// Whether a byte is an ASCII letter, a digit or an underscore.
  static func isName(_ byte: UInt8) -> Bool {
    97...122 ~= byte | 0x20 || 48...57 ~= byte || byte == UInt8(ascii: "_")
  }
}
