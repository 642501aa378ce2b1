@testable import Replay

/// An answer that may be used once, in the place of any function of a world.
struct OneUse<Value> {
  let value: Value

  /// Sets one dependency, and touches no other. The type of this method is `(inout (() -> Value)) -> Void`; Swift 6.3
  /// prints it without the inner parentheses.
  func reset(_ dependency: inout () -> Value) { dependency = OneShot(value).take }
}
