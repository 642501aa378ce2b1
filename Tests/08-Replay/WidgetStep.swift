/// A step of a script for widgets: the widget is refreshed after so many seconds, or gets as many notes.
enum WidgetStep {
  case refresh(after: Double)
  case notes(Int)
}
