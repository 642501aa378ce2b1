import Foundation

/// The promises of a rating prompt, without a store: the suite compares yours with it.
struct RatingModel {
  var launches = 0
  var date: Date?
  var version: String?
  var isOff = false

  mutating func launched(at now: Date) {
    launches += 1
    if date == nil { date = now }
  }

  mutating func asked(at now: Date, in version: String) {
    (launches, date, self.version) = (0, now, version)
  }

  func isDue(at now: Date, in version: String) -> Bool {
    guard let date, !isOff, self.version != version else { return false }
    return launches >= 10 && now.timeIntervalSince(date) >= 30 * RatingStep.day
  }
}
