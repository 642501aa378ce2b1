import Foundation

@testable import SharedStores

/// The learner's rating prompt on a store and a time that a test decides, and beside it a model of what is promised.
final class RatingHost {
  let store: TestStore
  private let time = Time()
  /// The types of what is written, by the keys of ratings.
  private static let types: [String: (name: String, includes: (Any) -> Bool)] = [
    "launches": ("an Int", { $0 is Int }), "ratingDate": ("a Date", { $0 is Date }),
    "ratedVersion": ("a String", { $0 is String }), "ratingOff": ("a Bool", { $0 is Bool }),
  ]
  private var version: String
  private(set) var model: RatingModel
  private var prompts: [any RatingPrompting] = []
  var now: Date { time.now }
  /// The steps so far, each with the number of times that it came in a row.
  private var history: [(step: String, times: Int)] = []

  /// The time that the prompts ask for. They may do so when this host is gone.
  private final class Time {
    var now = Date(timeIntervalSince1970: 1_790_000_000.25)
  }

  /// What went wrong first, below the steps before it; nil if all goes well.
  private(set) var problem: String?

  /// - Parameters:
  ///   - values: What lies in the store.
  ///   - model: What this means.
  ///   - story: The same as the first line of a report.
  ///   - version: The app's version.
  init(
    _ values: [String: Any] = [:], meaning model: RatingModel = RatingModel(),
    story: String? = nil, version: String = "2.1"
  ) {
    store = TestStore(values)
    (self.model, self.version) = (model, version)
    if let story { tell(story) }
    makePrompt()
    compare()
  }

  private func makePrompt() {
    let before = keys
    prompts.append(
      makeRatingPrompt(store: store.defaults, now: { [time] in time.now }, version: version))
    if keys != before {
      note("once a prompt was made, the store has \(keys)", "\(before), as before")
    }
  }

  /// The keys of ratings under which something is stored.
  private var keys: [String] {
    Self.types.keys.sorted().filter { store.defaults.object(forKey: $0) != nil }
  }

  func play(_ step: RatingStep, times: Int = 1) {
    for _ in 1...times where problem == nil { play(step) }
  }

  private func play(_ step: RatingStep) {
    guard let prompt = prompts.last else { return }
    var written: [String] = []
    switch step {
    case .launch:
      tell("launched()")
      prompt.launched()
      model.launched(at: now)
      written = ["launches"]
    case .asked:
      tell("asked()")
      prompt.asked()
      model.asked(at: now, in: version)
      written = ["launches", "ratingDate", "ratedVersion"]
    case .declined:
      tell("declined()")
      prompt.declined()
      model.isOff = true
      written = ["ratingOff"]
    case .pass(let seconds):
      tell(Self.words(for: seconds))
      time.now += seconds
    case .start(let version):
      tell("the app is started again, in version \(version)")
      self.version = version
      prompts = []
      makePrompt()
    case .takeTurns:
      tell("another prompt on the same store goes on")
      if prompts.count == 1 { makePrompt() } else { prompts.reverse() }
    }
    compare()
    for key in written { checkType(of: key) }
  }

  private static func words(for seconds: TimeInterval) -> String {
    let (days, rest) = (Int(seconds / RatingStep.day), Int(seconds) % Int(RatingStep.day))
    let end = seconds < 0 ? ": the clock is set back" : " pass"
    if rest == 0 { return "\(days) days\(end)" }
    return days == 0 ? "\(rest) s pass" : "\(days) days and \(rest) s pass"
  }

  // MARK: - Comparing

  /// Says what is not as promised: in the store, as the app as found reads it, and in the answers of each prompt.
  private func compare() {
    let found = store.defaults
    check("launches", found.integer(forKey: "launches"), model.launches)
    check("ratedVersion", found.string(forKey: "ratedVersion"), model.version)
    check("ratingOff", found.bool(forKey: "ratingOff"), model.isOff)
    let date = Self.date(in: found)
    if !Self.areEqual(date, model.date) { check("ratingDate", date, model.date) }
    for prompt in prompts {
      let (isDue, expected) = (prompt.isDue, model.isDue(at: now, in: version))
      if isDue != expected { note("isDue is \(isDue)", "\(expected)") }
    }
  }

  private func check<Value: Equatable>(_ key: String, _ value: Value?, _ expected: Value?) {
    if value != expected {
      note("the store's \(key): \(Self.words(for: value))", Self.words(for: expected))
    }
  }

  /// Says if a value that was just written is of a type that other versions do not read.
  private func checkType(of key: String) {
    let value = store.defaults.object(forKey: key)
    guard let type = Self.types[key], value.map(type.includes) != true else { return }
    note(
      "the store's \(key): \(value.map { "a \(Swift.type(of: $0))" } ?? "nothing")", type.name)
  }

  private static func date(in store: UserDefaults) -> Date? {
    if let date = store.object(forKey: "ratingDate") as? Date { return date }
    let seconds = store.double(forKey: "ratingDate")
    return seconds == 0 ? nil : Date(timeIntervalSince1970: seconds)
  }

  private static func areEqual(_ one: Date?, _ other: Date?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.timeIntervalSince(other)) < 0.01
  }

  private static func words<Value>(for value: Value?) -> String {
    guard let value else { return "nothing" }
    return (value as? Date)?.formatted(.iso8601) ?? "\(value)"
  }

  private func tell(_ step: String) {
    if history.last?.step == step {
      history[history.count - 1].times += 1
    } else {
      history.append((step, 1))
    }
  }

  private func note(_ problem: String, _ expected: String) {
    let steps = history.map { $0.times == 1 ? $0.step : "\($0.step), \($0.times) times" }
    if self.problem == nil {
      self.problem = (steps + [problem, "Expected: \(expected)"]).joined(separator: "\n")
    }
  }
}
