/// A user of Jotter.
struct Account: Hashable, Sendable {
  /// Its key in the tables.
  var id: String
  /// The address its mail goes to.
  var email: String
}
