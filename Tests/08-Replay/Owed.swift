/// A value that must be taken: when it never was, it says so in its last moment.
final class Owed<Value> {
  private var value: Value?
  private let report: (Value) -> Void

  init(_ value: Value, report: @escaping (Value) -> Void) {
    self.value = value
    self.report = report
  }

  isolated deinit {
    if let value { report(value) }
  }

  func take() -> Value? {
    defer { value = nil }
    return value
  }
}
