extension SeamReport {
  /// The same for other programs; fields may be added, never renamed.
  func json() throws -> String { try JSONText.of(record) }

  private struct Record: Encodable {
    struct Function: Encodable {
      let name: String
      let edges: [SeamGraph.Edge]
    }
    struct TypeRecord: Encodable {
      let name: String
      let functions: [Function]
      /// The way to each part of the machine that no double keeps out.
      let fixed: [String: [String]]
      /// The way to each part from the initializer of a class that a double must inherit from.
      let inherited: [String: [String]]
      /// The places for doubles that keep out each of the other parts.
      let seams: [String: [String]]
    }
    let scene: String
    let types: [TypeRecord]
  }

  private var record: Record {
    Record(
      scene: scene.name,
      types: types.map { type in
        let needs = graph.needs(of: type.functions)
        func named<Value>(_ values: [SystemPart: Value]) -> [String: Value] {
          Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, $1) })
        }
        return Record.TypeRecord(
          name: type.name,
          functions: type.functions.map { name in
            Record.Function(name: name, edges: graph.edges[name] ?? [])
          },
          fixed: named(needs.fixed), inherited: named(needs.inherited),
          seams: named(needs.seams).mapValues { $0.map(\.target) })
      })
  }
}
