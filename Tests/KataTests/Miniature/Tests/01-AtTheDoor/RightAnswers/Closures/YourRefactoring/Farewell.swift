class Farewell: FarewellSaying {
  private let names: () -> [String]
  private let remove: (String) -> Void

  init(names: @escaping () -> [String], remove: @escaping (String) -> Void) {
    self.names = names
    self.remove = remove
  }

  func say(to name: String) -> String {
    guard names().contains(name) else { return "Who?" }
    remove(name)
    return "Bye, \(name)"
  }
}
