class Farewell: FarewellSaying {
  func say(to name: String) -> String {
    let visitors = Visitors.shared
    guard visitors.names.contains(name) else { return "Who?" }
    visitors.remove(name)
    return "Bye, \(name)"
  }
}
