import Foundation

/// The log of a user's run: chapter 7's store and its blocking recorder wrote it.
enum YesterdaysLog {
  /// Puts the log where a user's log is put that is to be played again.
  static func save() { try? text.write(to: SurpriseLog.place, atomically: true, encoding: .utf8) }

  static let text =
    #"""
    {"state":{"_0":{"notes":40,"surprises":12}}},
    {"action":{"_0":{"surpriseMe":{}},"by":"user"}},
    {"drew":{"_0":16694718526663438912}},
    {"state":{"_0":{"notes":40,"shown":37,"surprises":13}}},
    {"action":{"_0":{"stamp":{}},"by":"effect"}},
    {"read":{"_0":817043306.5504577}},
    {"state":{"_0":{"notes":40,"shown":37,"shownAt":817043306.5504577,"surprises":13}}},
    {"action":{"_0":{"surpriseMe":{}},"by":"user"}},
    {"drew":{"_0":16702263331654998450}},
    {"drew":{"_0":11435962024328806855}},
    {"state":{"_0":{"notes":40,"shown":25,"shownAt":817043306.5504577,"surprises":14}}},
    {"action":{"_0":{"stamp":{}},"by":"effect"}},
    {"read":{"_0":817043312.8508166}},
    {"state":{"_0":{"notes":40,"shown":25,"shownAt":817043312.8508166,"surprises":14}}},
    {"action":{"_0":{"close":{}},"by":"user"}},
    {"state":{"_0":{"notes":40,"surprises":14}}},

    """#
}
