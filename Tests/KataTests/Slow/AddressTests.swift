import Foundation
import Testing

/// What a learner's tests print tells nothing of where the code under test lies, which differs from build to build.
@Suite(.warm) struct AddressTests {
  @Test func `issues, key paths and crashes hold no address of the code`() async throws {
    let output = try await RulesTests().check(in: "YourTests", ["Addresses": addresses])

    #expect(output.contains("Turn 1, your tests: 6 of 6 mutants killed"), "\(output)")
    #expect(!output.contains("left out"), "\(output)")
  }

  // MARK: - Fixtures

  let addresses = #"""
    import Foundation
    import Testing

    @testable import AtTheDoor

    struct Own { var computed: Int { 1 } }
    class Another {}

    func addresses(in text: String) -> [Int] {
      text.matches(of: #/0x[0-9a-fA-F]+/#).compactMap { Int($0.output.dropFirst(2), radix: 16) }
    }

    @MainActor struct AddressTests {
      @Test func `a key path is made where the tests are`() throws {
        let own = try #require(addresses(in: "\(\Own.computed)").first)
        for path in ["\(\Visitors.names)", "\([\Visitors.names])", String(reflecting: \Visitors.names)] {
          for place in addresses(in: path) { #expect(abs(place - own) < 1 << 24, "\(path)") }
        }
      }

      @Test func `an issue knows no call`() {
        withKnownIssue {
          Issue.record("here")
        } matching: { issue in
          var text = ""
          dump(issue, to: &text)
          #expect(text.contains("addresses: []"), "\(text)")
          return true
        }
      }

      @Test func `a crash says no address`() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          let visitors: Any = Visitors()
          print(visitors as! Another)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not cast value of type 'AtTheDoor.Visitors' (0x…)"), "\(text)")
        #expect(addresses(in: text).isEmpty)
        #expect(!text.contains("stack trace"), "\(text)")
        let other = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { fatalError("told") }
        let said = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Fatal error: told"), "\(said)")
        #expect(!said.contains("stack trace") && !said.contains("$s"), "\(said)")
      }
    }
    """#
}
