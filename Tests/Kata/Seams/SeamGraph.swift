/// The functions of a chapter, and the calls in them: by which kind of edge each reaches the others and the machine.
///
/// Functions that reach no seam, no part of the machine and no global variable are left out.
struct SeamGraph: Sendable {
  struct Edge: Hashable, Encodable, Sendable {
    enum Kind: String, Encodable, Sendable {
      case fixed, override
      case conformance = "protocol"
      case value = "function"
      /// A read of a task-local value, which a test sets for the time of a closure.
      case scoped = "task-local"
    }

    let kind: Kind
    /// A function of the graph, or a declaration of the system, as `Type.member`.
    let target: String
    /// The member that returned the object of a method: a double there replaces the method as well.
    var via: String?
    var part: SystemPart?
    /// Whether the target is one value for the whole program.
    var isGlobal = false
    /// Whether code can set that value: then tests that run at once share it.
    var isVariable = false

    /// Whether a test can put something else in the target's place.
    var isSeam: Bool { kind != .fixed }
  }

  /// The edges that leave a function, by its name.
  private(set) var edges: [String: [Edge]] = [:]
  /// The functions, in the order of the source.
  private(set) var names: [String] = []
  /// The file that holds a function: a path in the chapter.
  private(set) var paths: [String: String] = [:]
  /// The functions that fulfil a protocol's requirement, by `Protocol.member`.
  private(set) var conformers: [String: [String]] = [:]

  /// The functions that make a value of a type, by the type's name.
  private(set) var makers: [String: [String]] = [:]
  /// The initializers that a test can call, by the name of their type, also those that reach nothing.
  private(set) var initializers: [String: Set<String>] = [:]

  let module: SILReader
  private var privateNames: Set<String> = []
  /// The first function of a name, by the name without labels.
  private var namesByBase: [String: String] = [:]
  /// Properties that always hold an object of their type's own choice.
  private var fixedProperties: Set<String> = []
  /// Classes that no other code can make, and so no subclass either.
  private var sealed: Set<String> = []

  /// How the name of a value ends that is used where the caller or the learner's test gives no other.
  static let byDefault = " by default"

  init(_ module: SILReader) {
    self.module = module
    let functions = module.symbols.compactMap { module.functions[$0] }
    let own = functions.filter { !Self.isPiece($0.name) && !Self.isWitness($0.name) }
    for function in own where !function.isPrivate && !function.name.contains("init(from:") {
      let name = Self.short(function.name)
      if Self.isInitializer(name) { initializers[Self.type(of: name), default: []].insert(name) }
    }
    privateNames = Set(own.filter(\.isPrivate).map { Self.short($0.name) })
    let callable = own.map { Self.short($0.name) }.filter { !$0.hasSuffix(Self.byDefault) }
    namesByBase = Dictionary(
      callable.map { name in (String(name.prefix { $0 != "(" }), name) },
      uniquingKeysWith: { first, _ in first })
    let stores = module.functions.values.flatMap(\.stores)
    fixedProperties = module.constants.union(stores.filter(\.value).map(\.key))
      .subtracting(stores.filter { !$0.value }.map(\.key))
    let allocators = own.filter { $0.name.contains(".__allocating_init(") }
    sealed = Set(allocators.filter(\.isPrivate).map { Self.type(of: Self.short($0.name)) })
      .subtracting(allocators.filter { !$0.isPrivate }.map { Self.type(of: Self.short($0.name)) })
    for function in own {
      let name = Self.short(function.name)
      if isStored(name, function.name) { continue }
      if edges[name] == nil {
        names.append(name)
        edges[name] = []
        paths[name] = function.path
      }
      var seen: Set<String> = []
      follow(function, from: name, &seen)
    }
    for (method, symbols) in module.witnesses {
      // A witness calls the function that fulfils the requirement; that may be one of the system.
      for symbol in symbols {
        guard let witness = module.functions[symbol] else { continue }
        var seen: Set<String> = []
        names.append(symbol)
        follow(witness, from: symbol, &seen)
        conformers[method.member, default: []].append(symbol)
      }
    }
    for name in names {
      for edge in edges[name] ?? [] where edge.kind == .fixed && Self.isInitializer(edge.target) {
        makers[Self.type(of: edge.target), default: []].append(name)
      }
    }
    prune()
  }

  // MARK: - Edges

  private mutating func follow(
    _ function: SILFunction, from name: String, besides closures: Set<String> = [],
    _ seen: inout Set<String>
  ) {
    guard seen.insert(function.symbol).inserted else { return }
    let closures = closures.union(function.closures)
    for reference in function.references {
      switch reference {
      // The code of a closure that the function makes itself is read where it stands.
      case .value(let value) where closures.contains(value): break
      case .value(let value): add(Edge(kind: .value, target: value), to: name)
      case .method(let method, let dispatch, let source):
        add(edge(to: method, dispatch, source), to: name)
      case .function(let symbol, let words):
        guard let callee = module.functions[symbol] else {
          if words.hasPrefix("TaskLocal.get(") {
            edges[name, default: []].append(Edge(kind: .scoped, target: name))
          } else if words.contains(".random"), words.hasSuffix("using:)") {
            add(
              Edge(kind: .conformance, target: "RandomNumberGenerator.next", part: .random),
              to: name)
          } else if let part = SystemPart(reachedBy: words) {
            add(Edge(kind: .fixed, target: Self.short(words), part: part), to: name)
          }
          continue
        }
        if Self.isPiece(callee.name) {
          let isDefault = function.name.hasPrefix(Self.initialValue) && callee.name.contains("#")
          guard isDefault else {
            follow(callee, from: name, besides: closures, &seen)
            continue
          }
          // The closure is kept, not called: a test may pass another.
          let value =
            Self.short(String(function.name.dropFirst(Self.initialValue.count))) + Self.byDefault
          if edges[value] == nil { names.append(value) }
          paths[value] = function.path
          follow(callee, from: value, &seen)
          add(Edge(kind: .fixed, target: value), to: name)
        } else if !Self.isWitness(callee.name) {
          let target = Self.short(callee.name)
          if isStored(target, callee.name) { continue }
          let isGlobal = Self.isGlobal(callee.name)
          add(
            Edge(
              kind: .fixed, target: target, isGlobal: isGlobal,
              isVariable: isGlobal && module.globalVariables.contains(target)), to: name)
        }
      }
    }
  }

  private func edge(
    to method: SILMethod, _ dispatch: SILFunction.Dispatch, _ source: String?
  ) -> Edge? {
    let member = method.member
    let type = Self.type(of: member)
    guard module.types.contains(type) else {
      // A class of the system stays as it is. A test's own type can conform to a protocol of the system.
      let kind: Edge.Kind = dispatch == .conformance ? .conformance : .fixed
      return SystemPart(reachedBy: member).map { Edge(kind: kind, target: member, part: $0) }
    }
    if module.storedProperties.contains(member) { return nil }
    if dispatch == .conformance { return Edge(kind: .conformance, target: member) }
    // A class's table leaves out methods that are private, and may name the modules of types.
    let name =
      module.methods[method].flatMap { module.functions[$0] }.map { Self.short($0.name) }
      ?? namesByBase[member]
    let isFixed =
      dispatch == .fixed || module.finalTypes.contains(type) || sealed.contains(type)
      || privateNames.contains(name ?? member) || source.map(fixedProperties.contains) ?? false
    return Edge(
      kind: isFixed ? .fixed : .override, target: name ?? member, via: isFixed ? nil : source)
  }

  private mutating func add(_ edge: Edge?, to name: String) {
    guard let edge, edge.target != name, edges[name]?.contains(edge) != true else { return }
    edges[name, default: []].append(edge)
  }

  private mutating func prune() {
    func counts(_ edge: Edge) -> Bool { edge.isSeam || edge.part != nil || edge.isVariable }
    var reaching = Set(names.filter { edges[$0]?.contains(where: counts) ?? false })
    var count = -1
    while count != reaching.count {
      count = reaching.count
      for name in names
      where edges[name]?.contains(where: { reaching.contains($0.target) }) ?? false {
        reaching.insert(name)
      }
    }
    for name in names {
      edges[name]?.removeAll { !counts($0) && !reaching.contains($0.target) }
    }
    names.removeAll { !reaching.contains($0) }
  }
}
