/// A timer that can be stopped before it fires.
protocol SearchTimer {
  func invalidate()
}
