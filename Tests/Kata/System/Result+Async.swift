extension Result where Failure == any Error {
  /// The value of some work, or its error.
  init(catching work: () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }
}
