@testable import Replay

/// An answer that may be used once, in the place of any function of a world.
struct OneUse<Value> {
  let value: Value

  /// Sets one dependency, and touches no other.
  func reset(_ dependency: inout () -> Value) { dependency = OneShot(value).take }
}
