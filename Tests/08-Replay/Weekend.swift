/// A global that code asks without saying so.
enum Weekend {
  static var isToday = false
}
