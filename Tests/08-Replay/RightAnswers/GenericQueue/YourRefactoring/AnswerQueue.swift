/// Values that are each taken once, in their order.
struct AnswerQueue<Value> {
  private var values: [Value] = []
  private var next = 0
  private(set) var misses = 0

  /// How many were never taken.
  var left: Int { values.count - next }

  mutating func add(_ value: Value) { values.append(value) }

  mutating func take(or other: @autoclosure () -> Value) -> Value {
    guard next < values.count else {
      misses += 1
      return other()
    }
    defer { next += 1 }
    return values[next]
  }
}
