/// A type that tells a list what to show: a stand-in for `UICollectionViewDataSource`.
///
/// The titles of sections are those of `UITableViewDataSource`. All methods are required, and no `NSObject` is.
@MainActor public protocol ListViewDataSource: AnyObject {
  func numberOfSections(in list: ListView) -> Int
  func list(_ list: ListView, titleOfSection section: Int) -> String
  func list(_ list: ListView, numberOfItemsInSection section: Int) -> Int
  func list(_ list: ListView, cellForItemAt path: CellPath) -> ListCell
}
