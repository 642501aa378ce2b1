import Platform
import Testing

@testable import TransactionRules

/// Databases in memory, each with what was made once.
@MainActor @Suite struct TemplateTests {
  @Test func `two copies of one template know nothing of each other`() throws {
    let (first, second) = (try Sample.inMemory(), try Sample.inMemory())

    try first.write { try $0.database.addPage(1) }
    try second.write { try $0.database.addPage(2) }

    #expect(try first.read { try $0.database.pages } == [1])
    #expect(try second.read { try $0.database.pages } == [2])
    #expect(try Sample.inMemory().read { try $0.database.pages } == [])
  }

  @Test func `a template is migrated once, however often it is copied`() throws {
    var count = 0
    let template = try Template { database in
      count += 1
      try NotesFile.migrate(database)
      try database.addPage(7)
    }

    let copies = try (0..<3).map { _ in
      try template.copy(work: ImmediateWork(), scheduler: ImmediateWork())
    }

    #expect(try copies.map { try $0.read { try $0.database.pages } } == [[7], [7], [7]])
    #expect(count == 1)
  }
}
