/// What the presenter needs of a screen.
protocol EditorShowing: AnyObject {
  var text: String { get set }
  func show(_ line: String)
  func ask(_ question: String, buttons: [String])
  func close()
}
