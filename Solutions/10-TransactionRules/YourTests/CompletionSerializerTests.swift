import Testing

@testable import TransactionRules

@MainActor @Suite struct CompletionSerializerTests {
  @Test func `the first one written is the first one shown, whichever ends first`() {
    let serializer = CompletionSerializer()
    let log = EventLog()
    let (first, second) = (WritingTransaction(on: nil), WritingTransaction(on: nil))
    serializer.add(to: first) { log.add("first") }
    serializer.add(to: second) { log.add("second") }
    first.finalize()
    second.finalize()

    second.complete()
    first.complete()

    #expect(log.all == ["first", "second"])
  }
}
