import Testing

@testable import TransactionRules

@MainActor @Suite struct CompletionSerializerTests {
  @Test func `the first one written is the first one shown, whichever ends first`() {
    let serializer = CompletionSerializer()
    let numbers = Numbers()
    let (first, second) = (WritingTransaction(on: nil), WritingTransaction(on: nil))
    serializer.add(to: first) { numbers.add(1) }
    serializer.add(to: second) { numbers.add(2) }
    first.finalize()
    second.finalize()

    second.complete()
    first.complete()

    #expect(numbers.all == [1, 2])
  }
}
