import Foundation
import Platform

@testable import CompletionHandlers

/// Plays events around one linker in any order, and checks after each that no promise is broken.
///
/// What is the learner's to decide is not checked: what a second caller is told and whether its deeplink is tracked,
/// whether an undecided user who comes back goes on waiting, and whether a no of the request is believed.
@MainActor final class LinkerScript {
  /// What is happening while a handler is called.
  private enum Moment {
    case linking
    case comingBack
    case answer(isGranted: Bool)
    case failure(code: Int)
    case report(AuthorizationStatus, isGranted: Bool)
    case mainQueue
  }

  private let requester = ScriptedRequester()
  private let keeper = CalendarKeeperSpy()
  private let tracker = TrackerSpy()
  private let queue = ManualQueue()
  private let linker: any CalendarLinking
  private var callers: [ScriptedCaller] = []
  private var moment = Moment.comingBack
  private var failures = 0
  /// The readings of the status that followed a request which said no.
  private var doubtedReadings: Set<Int> = []
  /// Whether a status since the queue last ran was authorized.
  private var wasAllowed = false
  private var calendarsBefore = 0
  private var problem: String?

  private init() {
    linker = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: tracker, onMain: queue.add)
  }

  /// Plays steps on a fresh linker, beside another one, then lets the system refuse whatever is still open.
  ///
  /// - Returns: The first promise that was broken, and after which steps; nil when all were kept.
  static func problem(in steps: [LinkerStep]) -> String? {
    let script = LinkerScript()
    let neighbor = LinkerStage()
    neighbor.requester.isLate = true
    neighbor.link()
    var lines: [String] = []
    for step in steps where script.problem == nil {
      script.play(step)
      lines.append("    \(step)")
    }
    if script.problem == nil {
      script.refuseWhatIsOpen(rounds: 3 * (steps.count + 1))
      lines.append("    and until nothing is open: the system refuses, the main queue runs")
    }
    if script.problem == nil {
      for _ in 1...2 { script.play(.comeBack) }
      lines.append("    and twice: the user comes back to the app")
    }
    if script.problem == nil, neighbor.log.answers != [] {
      script.note("the caller of another linker, whose system never answered, was told")
    }
    if script.problem == nil {
      neighbor.settle()
      lines.append(
        "    and the system of another linker, whose caller has waited all the time, says yes")
      if neighbor.log.answers != ["yes"] || neighbor.keeper.calendars != ["Jotter"] {
        script.note("that caller was told \(neighbor.log.answers)")
      }
    }
    return script.problem.map { "\($0), after:\n" + lines.joined(separator: "\n") }
  }

  private func play(_ step: LinkerStep) {
    calendarsBefore = keeper.calendars.count
    switch step {
    case .link(let name, let viaDeeplink, let linksAgain):
      link(User(name: name), viaDeeplink: viaDeeplink, linksAgain: linksAgain)
    case .linkAsGuest(let viaDeeplink): linkAsGuest(viaDeeplink: viaDeeplink)
    case .comeBack: comeBack()
    case .answer(_, let isGranted): endQuestion(.answer(isGranted: isGranted), isGranted, nil)
    case .fail(let isGranted):
      failures += 1
      let error = NSError(domain: "Broken", code: failures)
      endQuestion(.failure(code: failures), isGranted, error)
    case .report(let status): report(status)
    case .drainTheQueue: return drain()
    }
    let statuses = AuthorizationStatus.allCases.map { "calendar by deeplink: \($0.rawValue)" }
    if let event = tracker.events.first(where: { !statuses.contains($0) }) {
      note("\"\(event)\" was tracked: what the user has allowed is")
    }
    if keeper.calendars.count > calendarsBefore { note("a calendar was added off the main queue") }
  }

  private func refuseWhatIsOpen(rounds: Int) {
    for _ in 1...rounds where problem == nil && !(requester.isIdle && queue.isEmpty) {
      play(.answer(.denied, isGranted: false))
      play(.report(.denied))
      play(.drainTheQueue)
    }
    if let caller = callers.firstIndex(where: { $0.told.isEmpty }) {
      note("\(name(caller)) was never told")
    }
  }

  // MARK: - Steps

  private func link(_ user: User, viaDeeplink: Bool, linksAgain: Bool) {
    let before = moment
    moment = .linking
    defer { moment = before }
    let caller = callers.count
    let mayAsk = !requester.hasOpenQuestion
    let questions = requester.questions
    callers.append(
      ScriptedCaller(
        viaDeeplink: viaDeeplink, isLeading: !callers.contains { $0.told.isEmpty }))
    linker.link(user: user, viaDeeplink: viaDeeplink) { [self] isLinked, error in
      tell(caller, isLinked, error)
      if linksAgain, callers[caller].told.count == 1 {
        link(user, viaDeeplink: false, linksAgain: false)
      }
    }
    if requester.questions > questions { callers[caller].question = questions + 1 }
    if callers[caller].isDue, mayAsk, callers[caller].question == nil {
      note("\(name(caller)) links, and the system was not asked")
    }
  }

  private func linkAsGuest(viaDeeplink: Bool) {
    let before = (requester.questions, requester.readings, tracker.events.count)
    let log = AnswerLog()
    linker.link(user: nil, viaDeeplink: viaDeeplink, completion: log.add)
    if log.answers != ["no "] {
      note("a guest must be refused at once, but was told \(log.answers)")
    }
    if (requester.questions, requester.readings, tracker.events.count) != before {
      note("a guest linked, and the system was asked or something was tracked")
    }
  }

  private func comeBack() {
    moment = .comingBack
    let waiting = callers.count { $0.told.isEmpty }
    let (questions, readings) = (requester.questions, requester.readings)
    linker.appBecameActive()
    if waiting == 0, requester.questions > questions || requester.readings > readings {
      note("the user came back while no caller waited, and the system was asked")
    }
    guard let caller = callers.firstIndex(where: \.isDue) else { return }
    // A linker may read the status for each caller: whose reading it is, is known where one caller waits.
    if waiting == 1 { callers[caller].returningReadings.formUnion(readings..<requester.readings) }
    if !requester.isReading, queue.isEmpty {
      note("the user came back, \(name(caller)) waits, and the status was not read")
    }
  }

  private func endQuestion(_ moment: Moment, _ isGranted: Bool, _ error: NSError?) {
    guard let question = requester.nextQuestion() else { return }
    self.moment = moment
    let caller = callers.firstIndex { $0.isDue && $0.question == question.number }
    let readings = requester.readings
    question.handler(isGranted, error)
    if !isGranted { doubtedReadings.formUnion(readings..<requester.readings) }
    guard let caller, callers[caller].isDue else { return }
    if error != nil { return note("\(name(caller)) was not told of the error at once") }
    callers[caller].ownReadings.formUnion(readings..<requester.readings)
    if !requester.isReading, queue.isEmpty {
      note("the question of \(name(caller)) was answered, and the status was not read")
    }
  }

  private func report(_ status: AuthorizationStatus) {
    guard let reading = requester.nextReading() else { return }
    let isGranted = !doubtedReadings.contains(reading.number - 1)
    moment = .report(status, isGranted: isGranted)
    if status == .authorized { wasAllowed = true }
    let events = tracker.events.count
    let caller = callers.firstIndex {
      $0.isDue && $0.ownReadings.union($0.returningReadings).contains(reading.number - 1)
    }
    reading.handler(status)
    let tracked = tracker.events.dropFirst(events)
    if let event = tracked.first(where: { $0 != "calendar by deeplink: \(status.rawValue)" }) {
      note("\"\(event)\" was tracked")
    }
    if tracker.events.count > callers.count(where: \.viaDeeplink) {
      note("more was tracked than callers came by deeplink")
    }
    guard let caller else { return }
    let isOwn = callers[caller].ownReadings.contains(reading.number - 1)
    if isOwn, callers[caller].viaDeeplink, tracked.isEmpty {
      note("the deeplink of \(name(caller)) was not tracked")
    }
    if !isOwn, let question = callers[caller].question, requester.isOpen(question: question),
      !tracked.isEmpty
    {
      note("coming back was tracked as a deeplink")
    }
    guard callers[caller].isDue else { return }
    if status == .authorized {
      callers[caller].waitsForTheQueue = true
    } else if isOwn || status != .notDetermined {
      note("\(name(caller)) was not told at once that the status is \(status.rawValue)")
    }
  }

  private func drain() {
    moment = .mainQueue
    let yeses = yesCount
    queue.drain()
    wasAllowed = false
    let calendars = keeper.calendars.dropFirst(calendarsBefore)
    if calendars.count > yesCount - yeses {
      note("more calendars were added than callers were told yes")
    }
    if calendars.contains(where: { $0 != "Jotter" }) { note("added \(Array(calendars))") }
    if let caller = callers.firstIndex(where: { $0.isDue && $0.waitsForTheQueue }) {
      note("\(name(caller)) was not told yes, although the status was authorized")
    }
  }

  // MARK: - Answers

  private func tell(_ caller: Int, _ isLinked: Bool, _ error: NSError?) {
    let isDue = callers[caller].isDue
    callers[caller].told.append(isLinked ? "yes" : "no \(error?.domain ?? "without an error")")
    let told = callers[caller].told
    if told.count > 1 { return note("\(name(caller)) was told \(told.count) times: \(told)") }
    if isLinked {
      checkYes(to: caller, error)
    } else if let error {
      checkNo(to: caller, error, isDue)
    } else {
      note("\(name(caller)) was told no, without an error: only a guest gets none")
    }
  }

  private func checkYes(to caller: Int, _ error: NSError?) {
    guard case .mainQueue = moment else {
      return note("\(name(caller)) was told yes off the main queue")
    }
    if !wasAllowed { note("\(name(caller)) was told yes, and the status was not authorized") }
    if keeper.calendars.count == calendarsBefore {
      note("\(name(caller)) was told yes before the calendar was there")
    }
    if let error { note("\(name(caller)) was told yes, with an error: \(error.domain)") }
  }

  private func checkNo(to caller: Int, _ error: NSError, _ isDue: Bool) {
    let isRight =
      switch moment {
      case .mainQueue: false
      case _ where !isDue: true
      case .report(let status, let isGranted):
        !isGranted || status != .authorized && error == .notAuthorized
      case .failure(let code): error.domain == "Broken" && error.code == code
      case .answer(let isGranted): !isGranted
      case .linking, .comingBack: false
      }
    if isRight { return }
    switch moment {
    case .mainQueue:
      note("\(name(caller)) was told no by the main queue: a failure does not wait for it")
    case .linking: note("\(name(caller)) was turned away, and no other caller waited")
    case .comingBack, .answer, .failure, .report:
      note(
        "\(name(caller)) was told no, \(error.domain) \(error.code), and the system did not say so")
    }
  }

  private var yesCount: Int { callers.count { $0.told == ["yes"] } }

  private func name(_ caller: Int) -> String { "caller \(caller + 1)" }

  private func note(_ problem: String) {
    if self.problem == nil { self.problem = problem }
  }
}
