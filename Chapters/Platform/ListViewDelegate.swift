/// A type that hears what a person does with a list.
public protocol ListViewDelegate: AnyObject {
  func list(_ list: ListView, didSelectItemAt path: CellPath)
}
