import Platform

/// The user's rules for reminder mails.
struct MailRules: Equatable {
  /// Nil when no time is quiet.
  var quietHours: QuietHours?
  /// The greatest number of mails a day; nil without a limit.
  var mailsADay: Int?

  /// Reads the rules out of the settings `quietFrom` and `quietTo`, as in `22:30`, and `mailsADay`.
  static func stored(in database: SQLiteDatabase) throws -> MailRules {
    var values: [String: String] = [:]
    for row in try database.query("SELECT name, value FROM setting") {
      values[row.text(0) ?? ""] = row.text(1)
    }
    func minute(_ name: String) -> Int? {
      let parts = values[name]?.split(separator: ":").compactMap { Int($0) } ?? []
      return parts.count == 2 ? parts[0] * 60 + parts[1] : nil
    }
    var rules = MailRules(mailsADay: values["mailsADay"].flatMap { Int($0) })
    if let start = minute("quietFrom"), let end = minute("quietTo"), start != end {
      rules.quietHours = QuietHours(start: start, end: end)
    }
    return rules
  }
}
