/// A chapter with a diff applied.
struct BuiltPlant: Sendable {
  let part: BuiltPart

  /// Whether tests that were compiled against the reference can run on it, because its types have the same shape.
  let keepsInterface: Bool
}
