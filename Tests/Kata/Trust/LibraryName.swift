/// The library's declaration behind a linker's symbol, as far as rules need it.
///
/// The text is printed by `swift-demangle --compact`, as in
/// `static (extension in Foundation):FoundationEssentials.URL.currentDirectory() -> FoundationEssentials.URL`.
struct LibraryName: Sendable, Hashable {
  /// The module that contains the declaration.
  let module: String
  /// The module of the type that the declaration belongs to.
  let home: String
  /// The declaration's type and own name, without the module: `URL.currentDirectory`.
  let path: String
  /// The label of its first parameter, as in `contentsOf`; nil without a label.
  let label: String?
  /// Whether its only parameter has the type `Any.Type`.
  let takesType: Bool
  /// Whether the declaration formats a value as `printf` does.
  let isFormatted: Bool

  /// Finds the first declaration in a text; nil if the text contains none.
  init?(_ text: String) {
    guard let match = Self.withoutGenerics(text).firstMatch(of: Self.declaration) else {
      return nil
    }
    self.init(match, in: text)
  }

  private init(_ match: Regex<Match>.Match, in text: String) {
    home = String(match.output.2)
    module = match.output.1.map(String.init) ?? home
    var path = match.output.3
    if let accessor = Self.accessors.first(where: path.hasSuffix) {
      path = path.dropLast(accessor.utf8.count)
    }
    self.path =
      path.hasSuffix("__allocating_init")
      ? path.dropLast("__allocating_init".utf8.count) + "init" : String(path)
    label = match.output.4.map(String.init)
    takesType = text.contains("(Any.Type)")
    isFormatted = text.contains("specifier: ")
  }

  /// The declarations in a text. Of a function only the function itself is returned, because its parameters' types need
  /// values, and other symbols stand for those.
  static func all(in text: String) -> [LibraryName] {
    guard text.contains("witness") || text.contains("conformance") else {
      return LibraryName(text).map { [$0] } ?? []
    }
    return text.matches(of: declaration).map { LibraryName($0, in: text) }
      .filter { $0.module.count > 1 }
  }

  /// The names in a text that begin with an underscore.
  static func underscored(in text: String) -> [String] {
    guard text.contains("._") else { return [] }
    return text.matches(of: /\.(_\w+)/).map { String($0.output.1) }
  }

  /// The endings of the names of a variable's accessors.
  private static let accessors = [
    ".getter", ".setter", ".modify", ".modify2", ".read", ".read2", ".unsafeAddressor",
    ".unsafeMutableAddressor",
  ]

  private typealias Match = (Substring, Substring?, Substring, Substring, Substring?)

  /// Matches a module, a path of names, of which the last may be an operator, and a label.
  nonisolated(unsafe) private static let declaration: Regex<Match> =
    /(?:\(extension in (\w+)\):)?\b([A-Za-z_]\w*)\.((?:\w+\.)*(?:\w+|[^\w\s.,:;()\[\]]+))(?:\((\w+):)?/

  /// A text without its angle brackets and their contents: the members of `Array< where A == Int>` are those of
  /// `Array`.
  private static func withoutGenerics(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
    var rest: [UInt8] = []
    var (depth, last) = (0, UInt8(ascii: " "))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "<"), depth > 0 || SourceText.isName(last) {
        depth += 1
      } else if byte == UInt8(ascii: ">"), depth > 0, last != UInt8(ascii: "-") {
        depth -= 1
      } else if depth == 0 {
        rest.append(byte)
      }
      last = byte
    }
    return String(decoding: rest, as: UTF8.self)
  }

  /// The name of the type, or of a declaration outside types.
  var head: String { String(path.prefix { $0 != "." }) }

  /// The declaration's own name.
  var last: String { String(path.split(separator: ".").last ?? "") }

  /// The module as learners import it.
  var shownModule: String { module.hasPrefix("Foundation") ? "Foundation" : module }

  /// The declaration as a learner writes it.
  var written: String {
    path + (label.map { last == "init" || $0 != "_" ? "(\($0):)" : "" } ?? "")
  }
}
