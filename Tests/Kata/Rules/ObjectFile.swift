/// What an object file holds, as `llvm-objdump --section-headers --syms` prints it.
struct ObjectFile: Sendable {
  /// A symbol that other files can see, or that this one wants from another.
  struct Symbol: Sendable, Hashable {
    enum Kind: Sendable {
      /// Defined here, and nowhere else.
      case strong
      /// Defined here, and perhaps elsewhere too: the linker keeps one of them.
      case weak
      case undefined
    }

    let name: String
    let kind: Kind
  }

  /// Where it lies in its folder: `./NAME`.
  let path: String
  private(set) var sections: [String] = []
  private(set) var symbols: [Symbol] = []

  /// Reads what was printed about some object files.
  static func all(in output: String) -> [ObjectFile] {
    var files: [ObjectFile] = []
    for line in output.split(separator: "\n") {
      // Nothing else begins with a dot.
      if line.hasPrefix("./"),
        let end = line.range(of: ":\tfile format ")?.lowerBound
      {
        files.append(ObjectFile(path: String(line[..<end])))
      } else if !files.isEmpty {
        files[files.count - 1].read(line)
      }
    }
    return files
  }

  private mutating func read(_ line: Substring) {
    if let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) {
      readSymbol(line[..<tab], line[line.utf8.index(after: tab)...])
    } else {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      // The first section has no name: its size comes next.
      guard words.count > 3, let index = Int(words[0]), index > 0 else { return }
      sections.append(String(words[1]))
    }
  }

  /// Reads `ADDRESS FLAGS SECTION`, and behind the tabulator `SIZE [VISIBILITY] NAME`.
  private mutating func readSymbol(_ place: Substring, _ rest: Substring) {
    let flags = Array(place.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst().prefix(7))
    guard flags.count == 7, flags[0] != UInt8(ascii: "l") else { return }
    var name = rest.drop { $0 != " " }.dropFirst()
    for visibility in [".hidden ", ".protected ", ".internal "] where name.hasPrefix(visibility) {
      name = name.dropFirst(visibility.count)
    }
    let kind: Symbol.Kind =
      place.hasSuffix("*UND*") ? .undefined : flags[1] == UInt8(ascii: "w") ? .weak : .strong
    symbols.append(Symbol(name: String(name), kind: kind))
  }
}
