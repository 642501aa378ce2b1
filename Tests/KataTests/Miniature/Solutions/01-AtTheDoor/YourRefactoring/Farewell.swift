class Farewell: FarewellSaying {
  private let visitors: Visitors

  init(visitors: Visitors) { self.visitors = visitors }

  func say(to name: String) -> String {
    guard visitors.names.contains(name) else { return "Who?" }
    visitors.remove(name)
    return "Bye, \(name)"
  }
}
