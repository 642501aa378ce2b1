/// A user; `current` is the one who is logged in.
struct User: Hashable, Sendable {
  var name: String

  static var current: User? = User(name: "Ada")
}
