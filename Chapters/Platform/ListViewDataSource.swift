/// A type that tells a list what to show.
@MainActor public protocol ListViewDataSource: AnyObject {
  func numberOfSections(in list: ListView) -> Int
  func list(_ list: ListView, titleOfSection section: Int) -> String
  func list(_ list: ListView, numberOfItemsInSection section: Int) -> Int
  func list(_ list: ListView, cellForItemAt path: CellPath) -> ListCell
}
