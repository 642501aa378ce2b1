/// A person at the door.
public struct Person: Sendable {
  public let name: String

  public init(name: String) { self.name = name }
}
