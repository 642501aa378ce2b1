/// Whether two values run the same code: one is of the other's type, whatever its generic arguments, shares an ancestor
/// of its own with it, or holds such a value.
///
/// A test of a copy says nothing about the code that the app runs.
public func shareCode(_ one: Any, _ other: Any) -> Bool {
  func mirrors(of value: Any) -> [Mirror] {
    Array(sequence(first: Mirror(reflecting: value)) { $0.superclassMirror })
  }
  func types(of value: Any) -> Set<String> {
    let names = mirrors(of: value).map { String(reflecting: $0.subjectType).prefix { $0 != "<" } }
    return Set(names.map(String.init)).subtracting(["Foundation.NSObject"])
  }
  func held(by value: Any, depth: Int) -> Set<String> {
    let children = mirrors(of: value).flatMap { $0.children.map(\.value) }
    let deeper = depth == 0 ? [] : children.map { held(by: $0, depth: depth - 1) }
    return deeper.reduce(types(of: value)) { $0.union($1) }
  }
  return !types(of: one).isDisjoint(with: held(by: other, depth: 2))
    || !types(of: other).isDisjoint(with: held(by: one, depth: 2))
}
