/// Says goodbye.
protocol FarewellSaying: AnyObject {
  func say(to name: String) -> String
}
