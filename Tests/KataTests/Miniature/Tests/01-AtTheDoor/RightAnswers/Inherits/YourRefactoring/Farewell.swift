class Farewell: FarewellSaying {
  var visitors: Visitors { .shared }

  func say(to name: String) -> String {
    guard visitors.names.contains(name) else { return "Who?" }
    visitors.remove(name)
    return "Bye, \(name)"
  }
}
