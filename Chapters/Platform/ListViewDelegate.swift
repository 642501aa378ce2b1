/// A type that is told what the user does with a list: a stand-in for `UICollectionViewDelegate`, of which it has the tap
/// alone.
@MainActor public protocol ListViewDelegate: AnyObject {
  func list(_ list: ListView, didSelectItemAt path: CellPath)
}
