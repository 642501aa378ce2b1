/// Where a cell stands in a list, which section and which item of it, both from 0: a stand-in for `IndexPath`, which may
/// be longer.
public struct CellPath: Hashable, Sendable {
  public var section: Int
  public var item: Int

  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }
}
