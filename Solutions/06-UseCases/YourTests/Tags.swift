import Testing

extension Tag {
  /// One layer, and doubles below it. No database is opened.
  @Tag static var unit: Self

  /// Several layers together, on a real database in memory.
  @Tag static var integration: Self
}
