import Foundation

/// The text of a learner's file as bytes, looked through for what only the compiler can judge.
///
/// It finds more than it looks for: a word in a comment counts too. What it does not find is not there: only
/// exact bytes make it pass over something, and Swift knows no other spelling of a word.
struct SourceText: Sendable {
  private let bytes: Data

  /// The places of all `@` that may begin an attribute that is refused.
  private(set) var suspectAttributes: [Int] = []

  /// The places of the word `unsafe` outside `nonisolated(unsafe)`.
  private var suspectUnsafes: [Int] = []

  init(_ bytes: Data) {
    self.bytes = bytes
    suspectAttributes = ranges(of: "@").map(\.lowerBound).filter { place in
      // A space, a comment or a back-tick may stand between the sign and the name.
      guard let first = byte(at: place + 1), Self.isLetter(first) else { return true }
      return Self.refusedAttributes.contains(name(at: place + 1))
    }
    suspectUnsafes = words("unsafe").filter { range in
      !(hasText("nonisolated(", endingAt: range.lowerBound)
        && byte(at: range.upperBound) == UInt8(ascii: ")"))
    }.map(\.lowerBound)
  }

  /// Attributes that name symbols and sections, switch checks off or declare macros.
  static let refusedAttributes: Set<String> = [
    "abi", "attached", "c", "cdecl", "exclusivity", "export", "extern", "freestanding",
    "implementation", "safe", "section", "unsafe", "used",
  ]

  /// Whether it may hold the word `unsafe` outside `nonisolated(unsafe)`, or an attribute that is refused.
  var needsParser: Bool { suspects > 0 }

  /// How many places there are that may hold it.
  var suspects: Int { suspectAttributes.count + suspectUnsafes.count }

  /// In bytes.
  var size: Int { bytes.count }

  /// The line of the word `unsafe` outside `nonisolated(unsafe)`, where it stands only once.
  var onlyUnsafeLine: Int? {
    let places = suspectUnsafes
    return places.count == 1 ? places.first.map(line) : nil
  }

  /// Whether the word `unsafe` stands between the beginning of a loop and its `in`.
  ///
  /// - Parameter loops: The places where loops begin.
  /// - Returns: Whether one of them is unsafe.
  func areUnsafe(loops: [Int]) -> Bool {
    guard !suspectUnsafes.isEmpty else { return false }
    let ends = words("in").map(\.lowerBound)
    return loops.contains { loop in
      guard let suspect = Self.first(in: suspectUnsafes, after: loop) else { return false }
      return suspect < Self.first(in: ends, after: loop) ?? bytes.count
    }
  }

  /// The first of ascending places that comes after one, by halves.
  private static func first(in places: [Int], after place: Int) -> Int? {
    var range = places.startIndex..<places.endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if places[middle] > place {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound < places.endIndex ? places[range.lowerBound] : nil
  }

  private static let kinds: Set<String> = [
    "actor", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Whether it may import a module that is not in a list.
  func mayImport(otherThan modules: Set<String>) -> Bool {
    words("import").contains { range in
      var place = range.upperBound
      var module = word(after: &place)
      if Self.kinds.contains(module) { module = word(after: &place) }
      let ends = byte(at: place).map { " \t\r\n;.".utf8.contains($0) } ?? true
      return !ends || !modules.contains(module)
    }
  }

  /// The line on which a word stands for the first time, from 1; nil where it does not stand alone.
  func line(of word: String) -> Int? {
    words(word).first.map { line(at: $0.lowerBound) }
  }

  /// The line of a place, from 1.
  func line(at place: Int) -> Int {
    1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
  }

  /// Where each line begins.
  var lineStarts: [Int] { [0] + ranges(of: "\n").map(\.upperBound) }

  /// The name that begins at a place, a sign of an attribute and a back-tick before it left out.
  func name(at place: Int) -> String {
    var rest = bytes[min(place, bytes.count)...]
    for sign in "@`".utf8 where rest.first == sign { rest = rest.dropFirst() }
    return String(decoding: rest.prefix(while: Self.isName), as: UTF8.self)
  }

  /// Whether a place is on a line that is a comment from its first sign to its end.
  func isInLineComment(_ place: Int) -> Bool {
    let end = UInt8(ascii: "\n")
    let line =
      bytes[..<place].reversed().prefix { $0 != end }.reversed()
      + bytes[place...].prefix { $0 != end }
    let text = String(decoding: line, as: UTF8.self)
    return text.drop { $0 == " " }.hasPrefix("//") && !text.contains("*/")
  }

  /// Reads spaces and the name after them, and moves the place behind it.
  private func word(after place: inout Int) -> String {
    while let next = byte(at: place), " \t".utf8.contains(next) { place += 1 }
    let word = bytes[min(place, bytes.count)...].prefix(while: Self.isName)
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  /// The places of attributes and of the word `unsafe` that the compiler's tree may not show: it leaves out what
  /// stands in a condition, and only the compiler knows where one ends.
  var behindConditions: (attributes: [Int], unsafes: [Int]) {
    let start = ranges(of: "#if").first?.lowerBound ?? bytes.count
    return (suspectAttributes.filter { $0 > start }, suspectUnsafes.filter { $0 > start })
  }

  /// Whether it gives other places than its own to what the compiler says of it, in a comment or a text as well.
  var forgesPlaces: Bool { !ranges(of: "#sourceLocation").isEmpty }

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

  /// Whether a range is only a piece of a longer name.
  private func touchesName(_ range: Range<Int>) -> Bool {
    [range.lowerBound - 1, range.upperBound].contains { byte(at: $0).map(Self.isName) ?? false }
  }

  private func hasText(_ text: String, endingAt place: Int) -> Bool {
    place >= text.utf8.count && bytes[(place - text.utf8.count)..<place].elementsEqual(text.utf8)
  }

  private func byte(at place: Int) -> UInt8? {
    bytes.indices.contains(place) ? bytes[place] : nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
