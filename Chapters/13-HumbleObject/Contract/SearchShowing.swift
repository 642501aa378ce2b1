/// A screen that shows what it is told.
protocol SearchShowing {
  func show(_ shown: SearchShown)
}
