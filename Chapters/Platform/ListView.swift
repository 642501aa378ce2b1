/// A list on a screen: a stand-in for `UICollectionView`, drawn as lines of text.
///
/// It makes the cells itself and holds its data source and delegate weakly, like the original. Unlike it, it needs no
/// layout, asks anew for every row each time it is drawn, and never reuses a cell.
@MainActor public final class ListView {
  public weak var dataSource: (any ListViewDataSource)?
  public weak var delegate: (any ListViewDelegate)?

  private var cellTypes: [String: ListCell.Type] = [:]

  public init() {}

  /// Says which type of cell to make for an identifier.
  public func register(_ type: ListCell.Type, forIdentifier identifier: String) {
    cellTypes[identifier] = type
  }

  /// A cell of the type that was registered for an identifier; traps when none was.
  public func dequeueCell(withIdentifier identifier: String, for path: CellPath) -> ListCell {
    guard let type = cellTypes[identifier] else {
      fatalError("no cell is registered for the identifier \"\(identifier)\"")
    }
    return type.init()
  }

  /// Does what a tap on a row does.
  public func tap(_ path: CellPath) {
    delegate?.list(self, didSelectItemAt: path)
  }

  /// What is on the screen: each section's title, then its cells.
  public var lines: [String] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).flatMap { section in
      let items = 0..<dataSource.list(self, numberOfItemsInSection: section)
      return [dataSource.list(self, titleOfSection: section)]
        + items.map { item in
          let path = CellPath(section: section, item: item)
          return "  " + dataSource.list(self, cellForItemAt: path).line
        }
    }
  }
}
