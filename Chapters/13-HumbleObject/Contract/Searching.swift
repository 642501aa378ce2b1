/// A search in any design: it takes events, one after another.
protocol Searching {
  func take(_ event: SearchEvent)
}
