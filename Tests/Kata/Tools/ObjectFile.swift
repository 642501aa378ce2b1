/// The contents of an object file, as `llvm-objdump` prints them.
struct ObjectFile: Sendable {
  /// A symbol that other files can see, or that this file needs from another.
  struct Symbol: Sendable, Hashable {
    enum Kind: Sendable {
      /// Defined in this file, and in no other.
      case strong
      /// Defined in this file, and perhaps in others too: the linker keeps one definition.
      case weak
      case undefined
    }

    let name: String
    let kind: Kind
  }

  /// The path in the object's folder: `./NAME`.
  let path: String
  var sections: [String]
  var symbols: [Symbol]

  /// Reads the output of `--section-headers` and of `--syms` for some object files. `names` are their names, in order.
  ///
  /// The two outputs are separate, because a symbol's name can be any text of the source. Such a text can imitate the
  /// line of a section, or of the beginning of a file.
  static func all(named names: [String], sections: String, symbols: String) -> [ObjectFile] {
    let headers = parts(of: sections, named: names)
    let tables = parts(of: symbols, named: names)
    guard tables.count == headers.count else { return [] }
    return zip(headers, tables).map { header, table in
      ObjectFile(
        path: header.path, sections: header.lines.compactMap(section),
        symbols: table.lines.compactMap(symbol))
    }
  }

  /// The lines about each file. A file begins at the line with its name, after the beginning of the previous file.
  private static func parts(
    of output: String, named names: [String]
  ) -> [(path: String, lines: [Substring])] {
    var parts: [(path: String, lines: [Substring])] = []
    for line in output.lines {
      if parts.count < names.count, line.hasPrefix("./\(names[parts.count]):\tfile format ") {
        parts.append(("./\(names[parts.count])", []))
      } else if !parts.isEmpty {
        parts[parts.count - 1].lines.append(line)
      }
    }
    return parts
  }

  private static func section(_ line: Substring) -> String? {
    let words = line.split(separator: " ", omittingEmptySubsequences: true)
    // The first section has no name: its second word is its size.
    guard words.count > 3, let index = Int(words[0]), index > 0 else { return nil }
    return String(words[1])
  }

  /// Reads `ADDRESS FLAGS SECTION`, and after the tab `SIZE [VISIBILITY] NAME`.
  private static func symbol(_ line: Substring) -> Symbol? {
    guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let (place, rest) = (line[..<tab], line[line.utf8.index(after: tab)...])
    let flags = Array(place.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst().prefix(7))
    guard flags.count == 7, flags[0] != UInt8(ascii: "l") else { return nil }
    var name = rest.drop { $0 != " " }.dropFirst()
    for visibility in [".hidden ", ".protected ", ".internal "] where name.hasPrefix(visibility) {
      name = name.dropFirst(visibility.count)
    }
    let kind: Symbol.Kind =
      place.hasSuffix("*UND*") ? .undefined : flags[1] == UInt8(ascii: "w") ? .weak : .strong
    return Symbol(name: String(name), kind: kind)
  }
}
