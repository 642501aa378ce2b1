import Platform
import Testing

@testable import ProtocolInjection

@Suite struct WeeklyDigestTests {
  // A rule that only computes needs no double: call it.
  @Test func `an ordinary week's mail is the digest itself`() {
    let digest = Digest(text: "Three notes")

    #expect(WeeklyDigest.mail(for: digest, after: Streak(weeks: 3)) == digest)
  }

  // MARK: - Fixtures

  let db = MockDB()
  let digestFinder = DigestFinderStub(finds: Digest(text: "Three notes"))
}
