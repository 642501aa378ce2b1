import Foundation
import Testing

@testable import UseCases

@MainActor @Suite(.tags(.unit)) struct NotesViewModelTests {
  // Unit tests: the view model on doubles of its use cases, and each use case on a double of the database.
}
