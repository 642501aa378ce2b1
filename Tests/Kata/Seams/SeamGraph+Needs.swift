extension SeamGraph {
  /// The parts of the machine that a test of one type reaches, and the doubles that keep some of them out.
  struct Needs: Sendable {
    /// The shortest way to each part that no double keeps out: the type's own function first, the declaration of the
    /// system last.
    fileprivate(set) var fixed: [SystemPart: [String]] = [:]
    /// The edges at which doubles keep out each of the other parts.
    fileprivate(set) var seams: [SystemPart: [Edge]] = [:]
    /// The way to a part from the initializer of a class that a double must inherit from.
    fileprivate(set) var inherited: [SystemPart: [String]] = [:]
  }

  /// The parts of the machine that a type reaches, given its functions.
  ///
  /// A function that the type calls through an override is no beginning of a way, because a subclass in a test replaces
  /// it; nor is a default, because a caller passes something else. Of several initializers a test calls the one that needs
  /// the least.
  func needs(of functions: [String]) -> Needs {
    let type = functions.first.map(Self.type) ?? ""
    let own = functions.filter { !$0.hasSuffix(Self.byDefault) }
    let called = own.flatMap { edges[$0] ?? [] }
    let replaced = Set(called.filter { $0.kind == .override }.map(\.target))
    let starts = own.filter { !replaced.contains($0) }
    var needs = Needs()
    let reached: Set<String>
    (needs.fixed, reached) =
      choices(of: starts.isEmpty ? own : starts, in: type)
      .map { ways(from: $0, in: type) }.min { $0.0.count < $1.0.count } ?? ([:], [])
    let callers = reached.union(functions).sorted()
    for part in SystemPart.allCases where needs.fixed[part] == nil {
      var seams = seams(of: callers, in: type, to: part)
      if seams.isEmpty { continue }
      for (owner, initializers) in inherited(by: seams, of: type) {
        let all = initializers.map { ways(from: [$0], in: owner) }
        let fixed = all.compactMap { $0.0[part] }
        if fixed.count == all.count, let way = fixed.min(by: { $0.count < $1.count }) {
          needs.inherited[part] = way
        } else {
          // The double itself keeps the part out by an override.
          let reached = all.flatMap(\.reached).sorted()
          seams += self.seams(of: reached, in: owner, to: part).filter { !seams.contains($0) }
        }
      }
      if needs.inherited[part] == nil { needs.seams[part] = seams }
    }
    return needs
  }

  /// The functions that a test calls, for each initializer that it may choose.
  private func choices(of functions: [String], in type: String) -> [[String]] {
    guard let initializers = initializers[type], initializers.count > 1 else { return [functions] }
    // A shared object, or a function that only makes one, is a choice as well.
    let others = functions.filter { name in
      !Self.isInitializer(name)
        && edges[name]?.allSatisfy { initializers.contains($0.target) } != true
    }
    return initializers.sorted().map { others + [$0] }
  }

  /// The shortest ways along fixed edges, and all functions on any of them.
  private func ways(
    from starts: [String], in type: String
  ) -> ([SystemPart: [String]], reached: Set<String>) {
    var found: [SystemPart: [String]] = [:]
    var queue = starts.map { [$0] }
    var seen = Set(starts)
    while !queue.isEmpty {
      let way = queue.removeFirst()
      let name = way[way.count - 1]
      for edge in edges[name] ?? [] where !isSeam(edge, from: name, in: type) {
        if let part = edge.part, found[part] == nil { found[part] = way + [edge.target] }
        if seen.insert(edge.target).inserted { queue.append(way + [edge.target]) }
      }
    }
    return (found, seen)
  }

  /// The classes that doubles behind overrides must inherit from, each with its initializers: `super.init` runs one.
  private func inherited(by seams: [Edge], of type: String) -> [(owner: String, [String])] {
    guard seams.contains(where: { $0.kind == .override }) else { return [] }
    let called = seams.flatMap { [$0.target] + (edges[$0.target] ?? []).map(\.target) }
    return Set(called.map(Self.type)).subtracting([type, ""]).sorted().compactMap { owner in
      initializers[owner].map { (owner, $0.sorted()) }
    }
  }

  /// Whether a test of a type can put a double in the place of an edge's target.
  private func isSeam(_ edge: Edge, from name: String, in type: String) -> Bool {
    if edge.target.hasSuffix(Self.byDefault), Self.type(of: edge.target) == type { return true }
    // An object that the test does not make calls its own methods, not those of a subclass.
    let isOfAnother =
      edge.kind == .override && Self.type(of: name) != type
      && Self.type(of: edge.target) == Self.type(of: name)
    return edge.isSeam && !isOfAnother
  }

  /// The seams between some functions and a part of the machine.
  private func seams(of functions: [String], in type: String, to part: SystemPart) -> [Edge] {
    var found: [Edge] = []
    for name in functions {
      if name.hasSuffix(Self.byDefault) {
        if Self.type(of: name) == type, leads([name], to: part) {
          found.append(Edge(kind: .value, target: name))
        }
        continue
      }
      for edge in edges[name] ?? []
      where isSeam(edge, from: name, in: type) && leads(edge, to: part) {
        if edge.target.hasSuffix(Self.byDefault) { continue }
        // A double in the place of the object's source is enough.
        if let via = edge.via,
          edges[name]?.contains(where: { $0.isSeam && $0.target == via }) ?? false
        {
          continue
        }
        // An own function that leads there by seams alone has these seams listed.
        let further = (edges[edge.target] ?? []).filter { leads($0, to: part) }
        let isListed =
          Self.type(of: edge.target) == type && !further.isEmpty
          && further.allSatisfy { isSeam($0, from: edge.target, in: type) }
        if !isListed, !found.contains(edge) { found.append(edge) }
      }
    }
    return found
  }

  private func leads(_ edge: Edge, to part: SystemPart) -> Bool {
    edge.part == part || leads(targets(of: edge), to: part)
  }

  /// Whether some way leads from functions to a part, across seams as well.
  private func leads(_ names: [String], to part: SystemPart) -> Bool {
    var queue = names
    var seen = Set(names)
    while let name = queue.popLast() {
      for edge in edges[name] ?? [] {
        if edge.part == part { return true }
        queue += targets(of: edge).filter { seen.insert($0).inserted }
      }
    }
    return false
  }

  /// The functions that an edge may lead to. A function value in a property may be any that is passed to an initializer.
  private func targets(of edge: Edge) -> [String] {
    switch edge.kind {
    case .conformance: conformers[edge.target] ?? []
    case .value: [edge.target + Self.byDefault] + (makers[Self.type(of: edge.target)] ?? [])
    default: [edge.target]
    }
  }
}
