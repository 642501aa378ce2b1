/// One row of a list: a stand-in for `UICollectionViewCell`, drawn as one line and never reused.
///
/// The list makes it, from a registered type.
@MainActor open class ListCell {
  public required init() {}

  /// What the cell shows, on one line.
  open var line: String { "" }
}
