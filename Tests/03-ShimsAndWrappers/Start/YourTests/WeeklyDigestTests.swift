import Platform
import Testing

@testable import ShimsAndWrappers

@Suite struct WeeklyDigestTests {
  @Test func `a streak of no weeks is a fresh start`() {
    let text = WeeklyDigest.text(for: Digest(text: "Three notes."), after: Streak(weeks: 0))

    #expect(text == "A fresh start! Three notes.")
  }

  // Still to be written, a test each. Cross out what you have.
  //
  // - the digest is mailed to the account's address
  // - the 52nd week, and no other, celebrates a year
  // - an account without a streak gets no fresh start
  // - an error of the streak store is thrown, and nothing is mailed
  // - the streak is looked up by the account's id
  // - a preview shows the text that would be mailed, and the streak
  // - a preview without a streak shows the text alone
  // - a preview mails nothing
}
