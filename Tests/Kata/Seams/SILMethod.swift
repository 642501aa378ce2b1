/// A method, a requirement or an accessor, as tables and calls of the intermediate language name it.
struct SILMethod: Hashable, Sendable {
  /// The name as `Type.member`.
  let member: String
  /// The accessor and the type, which tell overloads apart.
  let signature: String

  /// Reads `#Type.member!getter : (Type) -> () -> Value`, which begins at the first `#` of a text; nil without one.
  init?(_ text: Substring) {
    guard let start = text.firstIndex(of: "#") else { return nil }
    let text = text[start...].dropFirst()
    let name = text.prefix { $0 != " " && $0 != ":" && $0 != "!" }
    member = String(name).replacing("`", with: "")
    // A call goes on with the convention, a table with the symbol.
    let rest = text.dropFirst(name.count)
    let end =
      rest.firstRange(of: ", $")?.lowerBound ?? rest.firstRange(of: " : @$")?.lowerBound
      ?? rest.endIndex
    let colon = rest.firstIndex(of: ":") ?? end
    signature = rest[..<colon].filter { $0 != " " } + rest[colon..<end]
  }
}
