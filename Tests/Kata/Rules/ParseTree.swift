import Foundation

/// What `swift-frontend -dump-parse` prints of one file, as far as the rules ask.
struct ParseTree: Sendable {
  /// A line and a column of the file, both from 1, the column in bytes.
  struct Place: Sendable, Equatable {
    let line: Int
    let column: Int
  }

  /// Where attributes of declarations stand: at the sign or behind it.
  private(set) var attributes: [Place] = []
  /// Where imports begin, behind their attributes.
  private(set) var imports: [Place] = []
  /// Where `for` loops begin.
  private(set) var loops: [Place] = []
  /// Attributes of types that begin with an underscore, which are printed without their places.
  private(set) var typeAttributes: [String] = []
  /// Whether some of these stand where the file has no such place.
  private(set) var hasOtherPlaces = false
  /// Whether the word `unsafe` is used beside `nonisolated(unsafe)`; the tree does not show it in a loop.
  private(set) var isUnsafe = false

  /// Reads what was printed.
  ///
  /// - Parameters:
  ///   - printed: The tree, and perhaps errors before it.
  ///   - path: The file, as it was named to the compiler.
  init(_ printed: Data, of path: String) {
    let own = Data("\(path):".utf8)
    Self.eachLine(of: printed, with: Data("range=[".utf8)) { line, found in
      // `(KIND range=...`, or `(LABEL=KIND range=...`
      let words = line.drop { $0 != UInt8(ascii: "(") }.dropFirst()
        .prefix { $0 != UInt8(ascii: " ") }
      let kind = String(
        decoding: words.split(separator: UInt8(ascii: "=")).last ?? words, as: UTF8.self)
      guard kind == "import_decl" || kind == "for_each_stmt" || kind.hasSuffix("_attr") else {
        return
      }
      let rest = line[found.upperBound...]
      guard rest.starts(with: own), let place = Self.place(in: rest.dropFirst(own.count)) else {
        hasOtherPlaces = true
        return
      }
      switch kind {
      case "import_decl": imports.append(place)
      case "for_each_stmt": loops.append(place)
      default: attributes.append(place)
      }
    }
    Self.eachLine(of: printed, with: Data("@_".utf8)) { line, _ in
      let text = String(decoding: line, as: UTF8.self)
      if let found = text.firstMatch(of: /(?:inherits|attrs)=".*@(_\w+)/) {
        typeAttributes.append(String(found.output.1))
      }
    }
    Self.eachLine(of: printed, with: Data("unsafe".utf8)) { line, _ in
      let inCode =
        /\s*\((?:(?:\w+=)?unsafe_expr |reference_ownership_attr .*unowned\(unsafe\)|.*(?:inherits|attrs)="[^"]*@unsafe)/
      if !isUnsafe, String(decoding: line, as: UTF8.self).prefixMatch(of: inCode) != nil {
        isUnsafe = true
      }
    }
  }

  /// Visits each line in which something stands, with its first place there.
  private static func eachLine(
    of text: Data, with word: Data, _ visit: (Data, Range<Int>) -> Void
  ) {
    let end = Data("\n".utf8)
    var rest = 0..<text.count
    while let found = text.range(of: word, in: rest) {
      let start =
        text.range(of: end, options: .backwards, in: rest.lowerBound..<found.lowerBound)?.upperBound
        ?? rest.lowerBound
      let stop =
        text.range(of: end, in: found.upperBound..<text.count)?.lowerBound ?? text.count
      visit(text[start..<stop], found)
      rest = stop..<text.count
    }
  }

  /// Reads `LINE:COLUMN`.
  private static func place(in text: Data) -> Place? {
    let numbers = String(decoding: text.prefix(30), as: UTF8.self)
      .prefixMatch(of: /(\d+):(\d+) -/)
    guard let output = numbers?.output, let line = Int(output.1), let column = Int(output.2) else {
      return nil
    }
    return Place(line: line, column: column)
  }
}
