/// A type that is told what the user does with a list.
@MainActor public protocol ListViewDelegate: AnyObject {
  func list(_ list: ListView, didSelectItemAt path: CellPath)
}
