/// A user of Jotter.
struct Account: Hashable, Sendable {
  /// What tables know it by.
  var id: String
  /// Where its mail goes.
  var email: String
}
