/// Where a cell stands in a list: which section, and which item of it, both from 0.
public struct CellPath: Hashable, Sendable {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
