/// An entry in the log of an app that counts.
enum CounterEvent: Codable, Equatable {
  case state(Int)
  case increment
}
