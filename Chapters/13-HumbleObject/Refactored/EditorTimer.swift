import Platform

/// The part of a timer that the editor uses.
protocol EditorTimer {
  func invalidate()
}

extension ScreenTimer: EditorTimer {}
