import Foundation

/// Reads the functions of a module out of the text that `swiftc -emit-silgen` writes.
///
/// SIL before any optimization names every call as the source does: `class_method` for one that a subclass may
/// override, `witness_method` for a protocol's, and `apply` of a value for a closure's.
/// Source: https://github.com/swiftlang/swift/blob/main/docs/SIL/SIL.md
struct SILReader {
  private(set) var functions: [String: SILFunction] = [:]
  /// The symbols, in the order of the text.
  private(set) var symbols: [String] = []
  /// The types that the module declares.
  private(set) var types: Set<String> = []
  /// Those of them that no class can inherit from.
  private(set) var finalTypes: Set<String> = []
  /// The globals and static properties that code can set, as `Type.property`.
  private(set) var globalVariables: Set<String> = []
  /// Properties that only hold a value, as `Type.property`.
  private(set) var storedProperties: Set<String> = []
  /// Constants that are set where they are declared, as `Type.property`.
  private(set) var constants: Set<String> = []
  /// The symbols of the functions that fulfil a protocol's requirement.
  private(set) var witnesses: [SILMethod: [String]] = [:]
  /// The symbol of a class's own method.
  private(set) var methods: [SILMethod: String] = [:]

  private var nesting: [Substring] = []
  /// The compiler's words for the next declaration.
  private var comment = ""
  /// The compiler's words for the function that the next instruction refers to.
  private var referenced = ""
  private var body: SILBody?
  private enum Table { case witnesses, methods }
  private var table: Table?

  /// Reads one file's text; several make up a module.
  mutating func read(_ text: String, of path: String) {
    for line in text.split(separator: "\n") {
      if body != nil {
        readInstruction(line)
      } else if let table {
        read(line, of: table)
      } else if line.hasPrefix("sil ") {
        begin(line, in: path)
      } else if line.hasPrefix("sil_global ") {
        if !line.contains(" [let] ") {
          globalVariables.insert(comment.replacing("static ", with: ""))
        }
      } else if line.hasPrefix("sil_witness_table "), line.hasSuffix("{") {
        table = .witnesses
      } else if line.hasPrefix("sil_vtable ") {
        table = .methods
      } else if line.hasPrefix("// ") {
        if !line.hasPrefix("// %"), !line.hasPrefix("// Isolation") {
          comment = String(line.dropFirst(3))
        }
      } else {
        readDeclaration(line)
      }
    }
  }

  private mutating func begin(_ line: Substring, in path: String) {
    defer { comment = "" }
    guard line.hasSuffix("{"), let symbol = line.firstSymbol else { return }
    body = SILBody(
      SILFunction(
        symbol: symbol, name: comment.isEmpty ? symbol : comment, path: path,
        isPrivate: line.hasPrefix("sil private ")))
  }

  private mutating func readInstruction(_ line: Substring) {
    if line.hasPrefix("}") {
      if let function = body?.function {
        functions[function.symbol] = function
        symbols.append(function.symbol)
      }
      body = nil
    } else if line.hasPrefix("  // function_ref ") {
      referenced = String(line.dropFirst("  // function_ref ".count))
    } else {
      body?.read(line, referenced)
    }
  }

  private mutating func read(_ line: Substring, of table: Table) {
    if line.hasPrefix("}") { self.table = nil }
    // The type may have attributes, such as `@escaping`, before the symbol.
    let end = line.firstRange(of: "\t// ")?.lowerBound ?? line.endIndex
    guard line.hasPrefix("  method #") || line.hasPrefix("  #"),
      let method = SILMethod(line[..<end]),
      let at = line[..<end].lastIndex(of: "@"), let symbol = line[at...].firstSymbol
    else { return }
    switch table {
    case .witnesses: witnesses[method, default: []].append(symbol)
    // A subclass's table names the methods that it inherits, too.
    case .methods: methods[method] = methods[method] ?? symbol
    }
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "actor", "extension",
  ]
  private static let members: Set<Substring> = [
    "func", "var", "let", "init", "case", "typealias", "subscript",
  ]

  private mutating func readDeclaration(_ line: Substring) {
    let words = line.split(separator: " ")
    guard
      let place = words.firstIndex(where: { Self.kinds.contains($0) || Self.members.contains($0) }),
      place + 1 < words.count
    else { return }
    let name = words[place + 1].prefix { $0 != ":" && $0 != "<" }
    if Self.kinds.contains(words[place]), !Self.members.contains(name) {
      let depth = line.prefix { $0 == " " }.count / 2
      nesting = nesting.prefix(depth) + [name]
      if words[place] == "extension" { return }
      let type = nesting.joined(separator: ".")
      types.insert(type)
      let isOpen = words[place] == "class" && !words.contains("final") || words[place] == "protocol"
      if !isOpen { finalTypes.insert(type) }
    } else if words.contains("@_hasStorage") {
      let property = (nesting + [name]).joined(separator: ".")
      storedProperties.insert(property)
      if words.contains("let"), words.contains("@_hasInitialValue") { constants.insert(property) }
    }
  }
}

extension Substring {
  /// The symbol that follows the first `@`: nil where none does.
  var firstSymbol: String? {
    guard let at = firstIndex(of: "@") else { return nil }
    let name = self[at...].dropFirst().prefix { !$0.isWhitespace && $0 != ":" }
    return name.isEmpty ? nil : String(name)
  }
}
