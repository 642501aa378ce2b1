import Foundation

extension SeamReport {
  /// The same for other programs; fields may be added, never renamed.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(record), as: UTF8.self)
  }

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
        return Record.TypeRecord(
          name: type.name,
          functions: type.functions.map { name in
            Record.Function(name: name, edges: graph.edges[name] ?? [])
          },
          fixed: Dictionary(uniqueKeysWithValues: needs.fixed.map { ($0.rawValue, $1) }),
          seams: Dictionary(
            uniqueKeysWithValues: needs.seams.map { ($0.rawValue, $1.map(\.target)) }))
      })
  }
}
