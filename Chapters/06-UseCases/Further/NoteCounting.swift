/// A type that can count notes. The protocol is isolated: only code on the main actor may call it.
@MainActor protocol NoteCounting {
  func count() throws -> Int
}
