// Written from a log. When the log changes, write it anew.
import Testing

@testable import Recording

@MainActor @Suite struct ListSessionLogTests {
  @Test func `what happened in list-session.log happens again`() throws {
    let log = #"""
      {"format":"Jotter log","version":2,"screen":"Paged list"},
      {"state":{"_0":[]}},
      {"action":{"_0":{"refresh":{}},"by":"user"}},
      {"answer":{"_0":{"isLast":false,"titles":["Buy milk","Call Ada"]}}},
      {"state":{"_0":["Buy milk","Call Ada"]}},
      {"action":{"_0":{"fetchNext":{}},"by":"effect"}},
      {"answer":{"_0":{"isLast":true,"titles":["Water ferns"]}}},
      {"state":{"_0":["Buy milk","Call Ada","Water ferns"]}},
      """#

    let differences = try ScreenPlayer<PagedList>.differences(in: log, from: [])
    #expect(differences == [])
  }
}
