import Foundation

/// The calls of a chapter's types in one of its folders, with the seams among them, and the machine that they reach.
struct SeamReport {
  let graph: SeamGraph
  /// The scene whose code is shown.
  let scene: Scene

  /// The signs in a picture, with what they mean.
  private static let signs = [
    ("~", "~ a subclass may override it"), ("?", "? another type may conform"),
    ("()", "() a function value from a caller or a property"), ("$", "$ a task-local value"),
    (SeamGraph.byDefault, "\"by default\" where a caller gives no other value"),
    ("[global]", "[global] one value for the whole program"),
    ("[global variable]", "[global variable] one that code can set"),
    (
      "needs",
      "[\(SystemPart.allCases.map(\.rawValue).joined(separator: ", "))] parts of the machine"
    ),
  ]

  private static let limits = """
    Every other call is fixed. A "would" says what the calls allow: look whether a test can put a double there, as
    none can into a private property. A type of this folder that is not listed reaches none of this. A call stands in
    the code, in no order; whether it runs, the picture does not know.
    """

  /// The meanings of all signs.
  static let legend = legend { _ in true }

  /// The meanings of the signs in a text.
  static func legend(of text: String) -> String { legend(text.contains) }

  private static func legend(_ isShown: (String) -> Bool) -> String {
    let meanings = signs.filter { isShown($0.0) }.map(\.1).joined(separator: "; ")
    let text = (meanings.isEmpty ? "" : meanings + ". ") + limits.replacing("\n", with: " ")
    return Columns.wrapped(text, to: columns).joined(separator: "\n")
  }

  private static let columns = 100

  /// The functions of each type, in the order of the source.
  var types: [(name: String, functions: [String])] {
    var order: [String] = []
    var functions: [String: [String]] = [:]
    for name in graph.names where graph.paths[name]?.hasPrefix(scene.room + "/") ?? false {
      let type = SeamGraph.type(of: name)
      if functions[type] == nil { order.append(type) }
      functions[type, default: []].append(name)
    }
    return order.map { ($0, functions[$0] ?? []) }
  }

  func text(_ style: Style) -> String {
    let types = types
    if types.isEmpty { return "Nothing in \(scene.room) reaches a seam or the machine." }
    let pictures = types.map { type in
      style.bold(Style.harmlessName(type.name.isEmpty ? "Functions" : type.name)) + "\n"
        + rows(of: type.functions).joined(separator: "\n")
    }
    let answers = types.filter { !$0.name.isEmpty }.map { answer($0.name, $0.functions, style) }
    return pictures.joined(separator: "\n\n") + "\n\n"
      + style.bold("Which machine parts does a test need, and where would doubles keep them out?")
      + "\n" + answers.joined(separator: "\n")
  }

  /// A row for the functions that have the same edges; long names stand in a line of their own.
  private func rows(of functions: [String]) -> [String] {
    var order: [String] = []
    var names: [String: [String]] = [:]
    for function in functions {
      var edges: [String] = []
      for edge in graph.edges[function] ?? [] {
        let label = label(edge, of: SeamGraph.type(of: function))
        if !edges.contains(label) { edges.append(label) }
      }
      let line = Style.harmless(edges.joined(separator: ", "))
      if names[line] == nil { order.append(line) }
      names[line, default: []].append(member(function, among: functions))
    }
    let rows = order.map { (Style.harmless(names[$0, default: []].joined(separator: ", ")), $0) }
    let width = min(22, rows.map(\.0.count).max() ?? 0)
    let blank = "".padding(to: width + 2)
    return rows.flatMap { names, edges in
      let right = Columns.wrapped(edges, to: Self.columns - width - 6).enumerated()
        .map { ($0 == 0 ? " -> " : "    ") + $1 }
      if names.count <= width {
        return zip(["  " + names.padding(to: width)] + right.dropFirst().map { _ in blank }, right)
          .map(+)
      }
      return Columns.wrapped("  " + names, to: Self.columns) + right.map { blank + $0 }
    }
  }

  private func label(_ edge: SeamGraph.Edge, of type: String) -> String {
    place(edge, of: type) + (edge.part.map { " [\($0.rawValue)]" } ?? "")
      + (edge.isVariable ? " [global variable]" : edge.isGlobal ? " [global]" : "")
  }

  private func place(_ edge: SeamGraph.Edge, of type: String) -> String {
    let isOwn = SeamGraph.type(of: edge.target) == type && !type.isEmpty
    let name = isOwn ? String(edge.target.dropFirst(type.count + 1)) : edge.target
    let mark =
      switch edge.kind {
      case .fixed, .value: ""
      case .override: "~"
      case .conformance: "?"
      case .scoped: "$"
      }
    let isCalled = edge.kind == .value && !name.hasSuffix(SeamGraph.byDefault)
    let short = Self.withoutLabels(edge.target)
    let isAlone = graph.names.count { Self.withoutLabels($0) == short } < 2
    return mark + (isAlone || !name.contains("(") ? Self.withoutLabels(name) : name)
      + (isCalled ? "()" : "")
  }

  /// The place of a double: a member of the type itself, or another type.
  private func double(_ edge: SeamGraph.Edge, of type: String) -> String {
    let owner = SeamGraph.type(of: edge.target)
    let isOwn = owner == type || edge.kind == .value
    if !isOwn { return place(edge, of: type).prefix(1) + owner }
    // An argument by its label.
    let place = place(edge, of: type)
    let argument = place.replacing(SeamGraph.byDefault, with: "")
    return argument.hasSuffix(")") ? argument : place
  }

  /// The function's name without its type; with labels where its type has several of the name.
  private func member(_ function: String, among functions: [String]) -> String {
    let type = SeamGraph.type(of: function)
    let name = type.isEmpty ? function : String(function.dropFirst(type.count + 1))
    let short = Self.withoutLabels(function)
    let isAlone = functions.count { Self.withoutLabels($0) == short } == 1
    return isAlone ? Self.withoutLabels(name) : name
  }

  private static func withoutLabels(_ name: String) -> String {
    name.hasSuffix(SeamGraph.byDefault) ? name : String(name.prefix { $0 != "(" })
  }

  /// The parts of the machine that doubles keep out of a test of a type, and those that they do not, with a way to one.
  private func answer(_ type: String, _ functions: [String], _ style: Style) -> String {
    let needs = graph.needs(of: functions)
    func list(_ parts: some Sequence<SystemPart>) -> String {
      let parts = Set(parts)
      return SystemPart.allCases.filter(parts.contains).map(\.rawValue).joined(separator: ", ")
    }
    func first(_ ways: [SystemPart: [String]]) -> [String] {
      SystemPart.allCases.lazy.compactMap { ways[$0] }.first ?? []
    }
    func way(_ ways: [SystemPart: [String]]) -> String {
      first(ways).map { member($0, of: type) }.joined(separator: " -> ")
    }
    var sentences: [String] = []
    if !needs.fixed.isEmpty {
      sentences.append("needs \(list(needs.fixed.keys)), by \(way(needs.fixed))")
    }
    if let first = first(needs.inherited).first {
      sentences.append(
        "a double that inherits from \(SeamGraph.type(of: first)) needs \(list(needs.inherited.keys)), "
          + "by \(way(needs.inherited))")
    }
    // Parts that share a double share a sentence.
    var groups: [(doubles: Set<String>, parts: Set<SystemPart>)] = []
    for part in SystemPart.allCases {
      guard let seams = needs.seams[part] else { continue }
      let doubles = Set(seams.map { double($0, of: type) })
      let shared = groups.filter { !$0.doubles.isDisjoint(with: doubles) }
      groups.removeAll { !$0.doubles.isDisjoint(with: doubles) }
      groups.append(
        shared.reduce((doubles, [part])) { ($0.0.union($1.doubles), $0.1.union($1.parts)) })
    }
    for group in groups {
      let doubles = group.doubles.sorted().joined(separator: ", ")
      sentences.append("doubles at \(doubles) would keep out \(list(group.parts))")
    }
    if sentences.isEmpty { sentences = ["no edge leads to the machine"] }
    let text =
      "    " + style.bold(Style.harmlessName(type))
      + Style.harmless(": " + sentences.joined(separator: "; "))
    return String(Columns.wrapped(text, to: Self.columns).joined(separator: "\n").dropFirst(2))
  }

  private func member(_ name: String, of type: String) -> String {
    let isOwn = SeamGraph.type(of: name) == type
    return Self.withoutLabels(isOwn ? String(name.dropFirst(type.count + 1)) : name)
  }
}
