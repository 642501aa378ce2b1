import Foundation
import Platform

@testable import CompletionHandlers

/// Events around one linker, in any order: users ask, the system answers, users come back to the app.
@MainActor final class LinkerScript {
  enum Step: CustomStringConvertible {
    case link
    case linkAsGuest
    case comeBack
    case answerNext(AuthorizationStatus)
    case failNext
    case drainTheQueue

    var description: String {
      switch self {
      case .link: "link"
      case .linkAsGuest: "link as a guest"
      case .comeBack: "come back to the app"
      case .answerNext(let status): "the system answers: \(status.rawValue)"
      case .failNext: "the system answers with an error"
      case .drainTheQueue: "the main queue runs"
      }
    }

    fileprivate static func random(using generator: inout some RandomNumberGenerator) -> Step {
      switch Int.random(in: 0...9, using: &generator) {
      case 0...2: .link
      case 3: .linkAsGuest
      case 4...5: .comeBack
      case 6: .answerNext(.authorized)
      case 7: .answerNext([.denied, .notDetermined].randomElement(using: &generator) ?? .denied)
      case 8: .failNext
      default: .drainTheQueue
      }
    }
  }

  private let requester = CalendarRequesterStub()
  private let keeper = CalendarKeeperSpy()
  private let queue = ManualQueue()
  private let linker: any CalendarLinking
  /// What each caller was told, in the order of the calls.
  private var told: [[String]] = []
  private var problem: String?
  private var isDraining = false

  private init() {
    requester.isLate = true
    requester.status = .denied
    linker = makeCalendarLinker(
      requester: requester, keeper: keeper, tracker: TrackerSpy(), onMain: queue.add)
  }

  /// Up to ten steps.
  static func randomSteps(using generator: inout some RandomNumberGenerator) -> [Step] {
    (1...Int.random(in: 1...10, using: &generator)).map { _ in .random(using: &generator) }
  }

  /// Plays steps on a fresh linker, then lets the system refuse whatever is still open.
  ///
  /// - Returns: The first promise that was broken, and after which steps; nil when all were kept.
  static func problem(in steps: [Step]) -> String? {
    let script = LinkerScript()
    for step in steps where script.problem == nil { script.play(step) }
    var lines = steps.map { "    \($0)" }
    if script.problem == nil {
      for _ in 0...steps.count { script.refuseWhatIsOpen() }
      lines.append("    and until nothing is left: the system refuses, the main queue runs")
      if let caller = script.told.firstIndex(of: []) {
        script.note("caller \(caller + 1) was never told")
      }
    }
    if script.problem == nil {
      for _ in 1...2 { script.comeBackAtTheEnd() }
      lines.append("    and twice: the user comes back, the system refuses, the main queue runs")
    }
    return (script.problem ?? script.problemAtTheEnd(of: steps)).map { problem in
      "\(problem), after:\n" + lines.joined(separator: "\n")
    }
  }

  private func problemAtTheEnd(of steps: [Step]) -> String? {
    let wasAllowed = steps.contains {
      if case .answerNext(.authorized) = $0 { true } else { false }
    }
    let yeses = told.joined().count { $0 == "yes" }
    if yeses > 0, !wasAllowed { return "a caller was told yes, and the user never allowed it" }
    return keeper.calendars.count > yeses ? "a calendar was added, and no caller was told yes" : nil
  }

  private func play(_ step: Step) {
    let calendars = keeper.calendars.count
    switch step {
    case .link: link(User(name: "Ada"))
    case .linkAsGuest:
      link(nil)
      if told.last != ["no "] { note("a guest was not refused at once") }
    case .comeBack: linker.appBecameActive()
    case .answerNext(let status):
      requester.status = status
      requester.error = nil
      requester.answerNext()
    case .failNext:
      requester.error = NSError(domain: "Broken", code: 7)
      requester.answerNext()
    case .drainTheQueue: return drain()
    }
    if keeper.calendars.count > calendars { note("a calendar was added off the main queue") }
  }

  private func drain() {
    isDraining = true
    queue.drain()
    isDraining = false
  }

  private func refuseWhatIsOpen() {
    requester.status = .denied
    requester.error = nil
    requester.answer()
    drain()
  }

  private func comeBackAtTheEnd() {
    linker.appBecameActive()
    refuseWhatIsOpen()
  }

  private func link(_ user: User?) {
    let caller = told.count
    told.append([])
    linker.link(user: user, viaDeeplink: false) { [self] isLinked, error in
      if isLinked, keeper.calendars.isEmpty {
        note("caller \(caller + 1) was told yes before the calendar was there")
      }
      if isLinked, !isDraining { note("caller \(caller + 1) was told yes off the main queue") }
      told[caller].append(isLinked ? "yes" : "no \(error?.domain ?? "")")
      if told[caller].count > 1 {
        note("caller \(caller + 1) was told \(told[caller].count) times: \(told[caller])")
      }
    }
  }

  private func note(_ problem: String) {
    if self.problem == nil { self.problem = problem }
  }
}
