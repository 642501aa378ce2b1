/// A server that finds titles.
protocol SearchClient {
  /// Asks for the titles that begin with a text.
  ///
  /// - Parameters:
  ///   - text: The beginning of the titles.
  ///   - answer: Called once: later, or before this method returns.
  func search(_ text: String, answer: @escaping (Result<[String], any Error>) -> Void)
}
