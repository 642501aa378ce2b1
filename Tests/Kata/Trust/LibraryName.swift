/// The declaration of a library that a linker's symbol stands for, as far as rules need it.
///
/// Its text is what `swift-demangle --compact` prints, such as
/// `static (extension in Foundation):FoundationEssentials.URL.currentDirectory() -> FoundationEssentials.URL`.
struct LibraryName: Sendable, Hashable {
  /// The module that declares it.
  let module: String
  /// The module of the type that it belongs to.
  let home: String
  /// Its type and its own name, without the module: `URL.currentDirectory`.
  let path: String
  /// The first label of its parameters, as in `contentsOf`; nil when it has none.
  let label: String?
  /// Whether its only parameter is any type.
  let takesType: Bool
  /// Whether it formats a value as `printf` does.
  let isFormatted: Bool

  /// Finds the first declaration that a text names; nil when there is none.
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

  /// The declarations that a text names: of a function the function, else all of them. The types of a function's
  /// parameters need a value, which other symbols stand for.
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

  /// How the names of a variable's accessors end.
  private static let accessors = [
    ".getter", ".setter", ".modify", ".modify2", ".read", ".read2", ".unsafeAddressor",
    ".unsafeMutableAddressor",
  ]

  private typealias Match = (Substring, Substring?, Substring, Substring, Substring?)

  /// A module, a path of names with an operator's perhaps as the last, and a label.
  nonisolated(unsafe) private static let declaration: Regex<Match> =
    /(?:\(extension in (\w+)\):)?\b([A-Za-z_]\w*)\.((?:\w+\.)*(?:\w+|[^\w\s.,:;()\[\]]+))(?:\((\w+):)?/

  /// A text without what stands in angle brackets: the members of `Array< where A == Int>` are those of `Array`.
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

  /// The type, or the name of what belongs to none.
  var head: String { String(path.prefix { $0 != "." }) }

  /// The declaration's own name.
  var last: String { String(path.split(separator: ".").last ?? "") }

  /// The module as learners import it.
  var shownModule: String { module.hasPrefix("Foundation") ? "Foundation" : module }

  /// How a learner writes it.
  var written: String {
    path + (label.map { last == "init" || $0 != "_" ? "(\($0):)" : "" } ?? "")
  }
}
