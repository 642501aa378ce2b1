/// One row of a list, as the list's screen draws it; made by the list, from a registered type.
@MainActor open class ListCell {
  public required init() {}

  /// What the cell shows, on one line.
  open var line: String { "" }
}
