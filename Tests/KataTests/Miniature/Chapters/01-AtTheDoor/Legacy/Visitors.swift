/// The names of visitors, shared by the whole app.
final class Visitors {
  static let shared = Visitors()

  private(set) var names: [String] = []

  func add(_ name: String) { names.append(name) }

  func remove(_ name: String) { names.removeAll { $0 == name } }
}
