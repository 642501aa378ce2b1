extension Recorder {
  /// A function that calls another one, and records each call before it returns.
  ///
  /// - Parameters:
  ///   - call: The function that is called.
  ///   - events: Turns what a call returned into events: none, one or several, recorded in this order.
  /// - Returns: A function that returns what `call` returned.
  func recording<Value>(
    _ call: @escaping () -> Value, as events: @escaping (Value) -> [SurpriseEvent]
  ) -> () -> Value {
    {
      let value = call()
      for event in events(value) { record(event) }
      return value
    }
  }
}
