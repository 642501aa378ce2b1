/// A type that speaks to the server.
nonisolated protocol Server: Sendable {
  /// Tells the server that a page has come. `completion` is called, on any thread, when the server knows.
  func confirm(_ page: Int, completion: @escaping @Sendable () -> Void)
}
