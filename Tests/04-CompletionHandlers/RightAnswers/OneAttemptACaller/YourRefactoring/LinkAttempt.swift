/// A caller who wants to be linked, until they are told.
final class LinkAttempt {
  let isTracked: Bool
  private var completion: Answer?

  init(isTracked: Bool, completion: @escaping Answer) {
    self.isTracked = isTracked
    self.completion = completion
  }

  /// Returns what tells the caller, the first time.
  func end() -> Answer? {
    defer { completion = nil }
    return completion
  }
}
