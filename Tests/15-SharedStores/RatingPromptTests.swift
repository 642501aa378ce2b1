import Foundation
import Support
import Testing

@testable import SharedStores

/// Turn 2: the rating prompt, on a store and a time that the suite decides.
@MainActor @Suite(.knownUntil(started)) struct RatingPromptTests {
  private func expectPromised(
    on host: RatingHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let problem = host.problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  private let month = 30 * RatingStep.day

  // MARK: - When it asks

  @Test func `it asks ten launches and thirty days after the first launch`() {
    let host = RatingHost()
    host.play(.launch, times: 10)
    host.play(.pass(month))

    expectPromised(on: host)
  }

  @Test func `the tenth launch is enough, the ninth is not`() {
    let host = RatingHost()
    host.play(.launch)
    host.play(.pass(month))
    host.play(.launch, times: 9)

    expectPromised(on: host)
  }

  @Test func `thirty days are enough, a second less is not`() {
    let host = RatingHost()
    host.play(.launch, times: 10)
    host.play(.pass(month - 1))
    host.play(.pass(1))

    expectPromised(on: host)
  }

  @Test func `the thirty days begin with the first launch, not with later ones`() {
    let host = RatingHost()
    for _ in 1...10 {
      host.play(.launch)
      host.play(.pass(3 * RatingStep.day))
    }

    expectPromised(on: host)
  }

  @Test func `after a question the launches and the days begin anew`() {
    let host = RatingHost()
    host.play(.launch, times: 10)
    host.play(.pass(month))
    host.play(.asked)
    host.play(.start(version: "2.2"))
    host.play(.pass(month))
    host.play(.launch, times: 10)
    host.play(.asked)
    host.play(.start(version: "2.3"))
    host.play(.launch, times: 10)
    host.play(.pass(month))

    expectPromised(on: host)
  }

  @Test(arguments: ["2.2", "2.10", "2.0", "2.1.0", "2.1-beta"])
  func `it does not ask twice in one version, and asks in any other`(version: String) {
    let host = RatingHost()
    host.play(.launch)
    host.play(.asked)
    host.play(.launch, times: 12)
    host.play(.pass(2 * month))
    host.play(.start(version: version))

    expectPromised(on: host)
  }

  @Test func `a user who was never asked was asked in no version`() {
    let host = RatingHost(version: "")
    host.play(.launch, times: 10)
    host.play(.pass(month))

    expectPromised(on: host)
  }

  @Test func `a user who declined is never asked again`() {
    let host = RatingHost()
    host.play(.launch, times: 10)
    host.play(.pass(month))
    host.play(.declined)
    host.play(.start(version: "3.0"))
    host.play(.launch, times: 20)
    host.play(.pass(10 * month))

    expectPromised(on: host)
  }

  @Test func `a question counts, whether it was due or not`() {
    let host = RatingHost()
    host.play(.asked)
    host.play(.launch, times: 10)
    host.play(.asked)
    host.play(.pass(month))
    host.play(.launch, times: 10)

    expectPromised(on: host)
  }

  @Test func `without a date it does not ask, and the next launch stores one`() {
    for version in [nil, "2.0"] {
      let values: [String: Any?] = ["launches": 20, "ratedVersion": version]
      let host = RatingHost(
        values.compactMapValues(\.self), meaning: RatingModel(launches: 20, version: version),
        story: "in the store are 20 launches and no date")
      host.play(.pass(month))
      host.play(.launch)
      host.play(.pass(month))

      expectPromised(on: host)
    }
  }

  @Test func `the time is asked for at each call`() {
    let host = RatingHost()
    host.play(.pass(month))
    host.play(.launch)
    host.play(.pass(10 * RatingStep.day))
    host.play(.asked)

    expectPromised(on: host)
  }

  @Test func `where the clock is set back, no days have passed`() {
    let host = RatingHost()
    host.play(.launch, times: 12)
    host.play(.pass(-2 * month))
    host.play(.pass(3 * month))

    expectPromised(on: host)
  }

  // MARK: - The store

  @Test func `version 1.0's store is read: its launches are a text, its date is seconds`() {
    let date = Date(timeIntervalSince1970: 1_746_082_800)
    let host = RatingHost(
      OldStores.version10, meaning: RatingModel(launches: 12, date: date),
      story: "version 1.0's store")
    host.play(.launch)
    host.play(.asked)

    expectPromised(on: host)
  }

  @Test func `version 1.5's store is read: its date is seconds with a fraction`() {
    let date = Date(timeIntervalSince1970: 1_772_355_600.5)
    let host = RatingHost(
      OldStores.version15, meaning: RatingModel(launches: 25, date: date, version: "1.5"),
      story: "version 1.5's store")
    host.play(.launch)
    host.play(.start(version: "1.5"))
    host.play(.start(version: "1.6"))
    // A quarter of a second before the thirty days are over, and after that.
    host.play(.pass(date.timeIntervalSince(host.now) + month - 0.25))
    host.play(.pass(0.5))

    expectPromised(on: host)
  }

  @Test func `version 2.0's store is read: its user has declined`() {
    let date = Date(timeIntervalSince1970: 1_775_034_000)
    let host = RatingHost(
      OldStores.version20,
      meaning: RatingModel(launches: 140, date: date, version: "2.0", isOff: true),
      story: "version 2.0's store")
    host.play(.launch)
    host.play(.asked)

    expectPromised(on: host)
  }

  @Test func `a truth value may be a text or a number`() {
    let values: [(Any, Bool)] = [("YES", true), (1, true), (true, true), ("NO", false), (0, false)]
    for (value, isOff) in values {
      let host = RatingHost(
        ["launches": 20, "ratingDate": 1_700_000_000, "ratingOff": value],
        meaning: RatingModel(
          launches: 20, date: Date(timeIntervalSince1970: 1_700_000_000), isOff: isOff),
        story: "in the store is ratingOff: \(value), with 20 launches and a date long ago")

      expectPromised(on: host)
    }
  }

  @Test func `a prompt keeps its store, though no one else holds it`() {
    let name = "Seams-\(UUID().uuidString)"
    let now = Date(timeIntervalSince1970: 1_790_000_000)
    var prompts: [any RatingPrompting] = []
    if let store = UserDefaults(suiteName: name) {
      prompts.append(makeRatingPrompt(store: store, now: { now }, version: "2.1"))
    }
    for prompt in prompts { prompt.launched() }

    let launches = UserDefaults(suiteName: name)?.integer(forKey: "launches")
    #expect(launches == 1, "the launches in a store that only your prompt holds")
  }

  @Test func `two prompts on one store agree at any time`() {
    let host = RatingHost()
    for _ in 1...5 {
      host.play(.launch)
      host.play(.takeTurns)
      host.play(.launch)
    }
    host.play(.pass(month))
    host.play(.takeTurns)
    host.play(.asked)
    host.play(.takeTurns)
    host.play(.start(version: "2.2"))
    host.play(.takeTurns)
    host.play(.launch, times: 10)
    host.play(.pass(month))
    host.play(.takeTurns)
    host.play(.declined)

    expectPromised(on: host)
  }

  @Test func `two stores do not disturb each other`() {
    let (one, other) = (RatingHost(version: "2.1"), RatingHost(version: "2.2"))
    for host in [one, other, one, one] { host.play(.launch, times: 4) }
    other.play(.declined)
    one.play(.pass(month))
    other.play(.pass(month))
    one.play(.asked)

    expectPromised(on: one)
    expectPromised(on: other)
  }

  @Test func `another store finds no defaults that yours has registered`() {
    let host = RatingHost()
    host.play(.launch)
    host.play(.asked)
    expectPromised(on: host)

    let other = TestStore().defaults

    for key in ["launches", "ratingDate", "ratedVersion", "ratingOff"] {
      #expect(other.object(forKey: key) == nil, "of the key \(key)")
    }
  }

  @Test func `the app's own store is neither read nor written`() {
    let app = UserDefaults.standard
    let values: [String: Any] = [
      "launches": 3, "ratingDate": 1_789_999_999, "ratedVersion": "2.1", "ratingOff": true,
    ]
    let before = values.keys.map { ($0, app.object(forKey: $0)) }
    for (key, value) in values { app.set(value, forKey: key) }
    defer { for (key, value) in before { app.set(value, forKey: key) } }

    let host = RatingHost()
    host.play(.launch, times: 10)
    host.play(.pass(month))
    host.play(.asked)
    host.play(.declined)

    expectPromised(on: host)
    #expect(app.object(forKey: "launches") as? Int == 3, "the app's launches")
    #expect(app.object(forKey: "ratingDate") as? Int == 1_789_999_999, "the app's ratingDate")
    #expect(app.string(forKey: "ratedVersion") == "2.1", "the app's ratedVersion")
  }

  @Test func `any launches, questions and pauses are counted as promised, on any old store`() async
  {
    let found = await RatingScript.difference(scripts: 300)

    if let found { Issue.record("\(found)") }
  }
}
