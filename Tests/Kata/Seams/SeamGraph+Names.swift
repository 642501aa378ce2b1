import Foundation

/// The compiler's words for a function, as a learner would write its name.
extension SeamGraph {
  static let initialValue = "variable initialization expression of "

  /// Whether a function is a piece of another one: a closure, a local function, an initial value.
  static func isPiece(_ name: String) -> Bool {
    let pieces = [
      initialValue, "one-time initialization function", "property wrapper backing",
      "reabstraction thunk", "thunk", "vtable thunk", "key path", "merged", "partial apply",
    ]
    return name.contains("#") || pieces.contains(where: name.hasPrefix) || name == "main"
  }

  static func isWitness(_ name: String) -> Bool { name.hasPrefix("protocol witness") }

  static func isGlobal(_ name: String) -> Bool { name.hasSuffix("unsafeMutableAddressor") }

  func isStored(_ short: String, _ name: String) -> Bool {
    module.storedProperties.contains(short) && !Self.isGlobal(name)
  }

  /// The name of a function without accessors and generics; its labels tell overloads apart.
  static func short(_ words: String) -> String {
    // `default argument 1 of Type.method(first:second:)`
    if let match = words.wholeMatch(of: /default argument (\d+) of (.+)/) {
      let function = short(String(match.2))
      let labels = function.drop { $0 != "(" }.dropFirst().split(separator: ":")
      let argument = Int(match.1).flatMap { labels.indices.contains($0) ? "(\(labels[$0]):)" : nil }
      return function.prefix { $0 != "(" } + (argument ?? "") + byDefault
    }
    let noise = ["static ", "class ", "().", "<>", "`"]
    var name = noise.reduce(words) { $0.replacing($1, with: "") }
      .replacing("__allocating_init", with: "init")
    if let end = name.range(of: "):"), name.hasPrefix("(extension in ") {
      name = String(name[end.upperBound...])
    }
    var base = name.prefix { $0 != "(" }
    let labels = name[base.endIndex...]
    if base.hasSuffix(">"), let generics = base.lastIndex(of: "<") { base = base[..<generics] }
    let accessors = [
      ".getter", ".setter", ".modify", ".read", ".modify2", ".read2", ".unsafeMutableAddressor",
      ".willset", ".didset",
    ]
    // The name of an accessor has no parentheses, unlike that of a method `read(_:)`.
    if labels.isEmpty, let accessor = accessors.first(where: base.hasSuffix) {
      base = base.dropLast(accessor.count)
    }
    return base.hasSuffix("deallocating_deinit")
      ? type(of: String(base)) + ".deinit" : String(base + labels)
  }

  static func isInitializer(_ name: String) -> Bool {
    name.contains(".init(") || name.hasSuffix(".init")
  }

  /// The type that declares a member; empty for a function of no type.
  static func type(of member: String) -> String {
    let base = member.prefix { $0 != "(" && $0 != " " }
    return base.lastIndex(of: ".").map { String(base[..<$0]) } ?? ""
  }
}
