// Written from a log. When the log changes, write it anew.
import Testing

@testable import Recording

@MainActor @Suite struct CounterSessionLogTests {
  @Test func `what happened in counter-session.log happens again`() throws {
    let log = #"""
      {"format":"Jotter log","version":2,"screen":"Counter"},
      {"state":{"_0":0}},
      {"action":{"_0":{"increment":{}},"by":"user"}},
      {"state":{"_0":1}},
      {"action":{"_0":{"randomize":{}},"by":"user"}},
      {"answer":{"_0":2902822868666828020}},
      {"state":{"_0":16}},
      {"action":{"_0":{"randomize":{}},"by":"user"}},
      {"answer":{"_0":11918020875189629395}},
      {"state":{"_0":81}},
      """#

    let differences = try ScreenPlayer<Counter>.differences(in: log, from: 0)
    #expect(differences == [])
  }
}
