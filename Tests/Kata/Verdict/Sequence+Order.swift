extension Sequence {
  /// The elements in the order of their names in `names`; those with other names come last, in their own order.
  func sorted(inOrderOf names: [String], by name: KeyPath<Element, String>) -> [Element] {
    let places = Dictionary(
      names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return map { (places[$0[keyPath: name]] ?? .max, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
