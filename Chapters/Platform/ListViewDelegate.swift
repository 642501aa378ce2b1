/// A type that hears what a person does with a list.
@MainActor public protocol ListViewDelegate: AnyObject {
  func list(_ list: ListView, didSelectItemAt path: CellPath)
}
