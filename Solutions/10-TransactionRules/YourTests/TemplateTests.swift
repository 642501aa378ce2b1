import Testing

@testable import TransactionRules

@MainActor @Suite struct TemplateTests {
  @Test func `what is written into one copy is in no other`() throws {
    let scheduler = ManualScheduler()
    let template = try Template(migrate: NotesFile.migrate)
    let first = try template.copy(work: scheduler, scheduler: scheduler)
    let second = try template.copy(work: scheduler, scheduler: scheduler)

    try first.write { try PageStore().save(Page(number: 1, notes: ["Buy milk"]), $0) }

    #expect(try second.read(PageStore().noteCount) == 0)
  }
}
