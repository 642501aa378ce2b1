import Foundation
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.integration)) struct NotesIntegrationTests {
  // Integration tests: view model, use cases and the real database in memory, a fresh one for each test.
}
