/// A value that can be taken once.
final class OneShot<Value> {
  private var value: Value?

  init(_ value: Value) { self.value = value }

  func take() -> Value {
    guard let value else { preconditionFailure("Asked twice for what was recorded once.") }
    self.value = nil
    return value
  }
}
