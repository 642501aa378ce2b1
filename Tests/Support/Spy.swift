import Synchronization

/// Keeps what it is told, in order, on whichever thread.
public final class Spy<Value: Sendable>: Sendable {
  private let kept = Mutex<[Value]>([])

  public init() {}

  /// What it was told so far.
  public var all: [Value] { kept.withLock { $0 } }

  /// Tells it one more.
  public func callAsFunction(_ value: Value) { kept.withLock { $0.append(value) } }
}
