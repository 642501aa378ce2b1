/// The declaration of a library that a linker's symbol stands for, as far as rules need it.
///
/// Its text is what `swift-demangle --compact` prints, such as
/// `static (extension in Foundation):FoundationEssentials.URL.currentDirectory() -> FoundationEssentials.URL`.
struct LibraryName: Sendable {
  /// The module that declares it.
  let module: String
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
    guard
      let match = text.firstMatch(
        of: /(?:\(extension in (\w+)\):)?\b([A-Za-z_]\w*)\.([A-Za-z_][\w.]*)(?:<.*?>)?(?:\((\w+):)?/
      )
    else { return nil }
    module = String(match.output.1 ?? match.output.2)
    path = String(match.output.3).replacing("__allocating_init", with: "init")
      .replacing(/\.(getter|setter|modify|read|unsafeMutableAddressor)$/, with: "")
    label = match.output.4.map(String.init)
    takesType = text.contains("(Any.Type)")
    isFormatted = text.contains("specifier: ")
  }

  /// The type, or the name of what belongs to none.
  var head: String { String(path.prefix { $0 != "." }) }

  /// The declaration's own name.
  var last: String { String(path.split(separator: ".").last ?? "") }

  /// The module as learners import it.
  var shownModule: String { module.hasPrefix("Foundation") ? "Foundation" : module }

  /// How a learner writes it.
  var written: String {
    let arguments = label.map { last == "init" || $0 != "_" ? "(\($0):)" : "" } ?? ""
    return path + arguments
  }
}
