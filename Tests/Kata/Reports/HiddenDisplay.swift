/// The treatment of hidden items in a report.
enum HiddenDisplay: String, Sendable {
  /// They are shown as others are.
  case names
  /// Only their number is shown.
  case count
  /// Nothing is shown, but their points count.
  case none
}
