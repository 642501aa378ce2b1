/// Who is logged in.
struct User: Hashable, Sendable {
  var name: String

  static var current: User? = User(name: "Ada")
}
