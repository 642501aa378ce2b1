import Foundation
import Platform

/// A log of chapter 7's screen "Surprise me", read as a log of this chapter's.
enum EarlierLog {
  /// What that screen does not have.
  static let lack = "Chapter 7's screen has no texts and no ticks; its stamps are left out."

  /// The name in the first line of its logs.
  private static let screen = "Surprise me"

  /// Whether a log is of that screen. In version 1 a state shows it.
  static func holds(_ text: LogText) -> Bool {
    text.screen.map { $0 == screen }
      ?? (text.entries.first.map { !$0.json.contains(#""isPlaying""#) } ?? false)
  }

  /// Reads the buttons that were pressed as steps. The clock, which only stamps read, gives their times.
  ///
  /// - Throws: `LogError`, also where this chapter's reducer does not lead to the recorded notes.
  static func steps(in text: LogText) throws -> SurpriseLog {
    let entries = try text.events(Entry.self, of: screen)
    guard let first = entries.first, case .state(let start) = first.event else {
      throw LogError("it does not begin with a state", line: entries.first?.line)
    }
    var log = SurpriseLog(start: start.now)
    var began: Date?
    for (line, entry) in entries.dropFirst() {
      if case .action(let action, _) = entry, let button = action.button {
        // Without a stamp, a step has the time of the step before it.
        let at = log.steps.last?.at ?? .zero
        log.steps.append(SurpriseStep(action: button, source: .user, at: at, state: start.now))
      }
      guard let last = log.steps.indices.last else {
        throw LogError("no button was pressed before it", line: line)
      }
      switch entry {
      case .action: break
      case .drew(let number): log.steps[last].drew.append(number)
      case .state(let state): log.steps[last].state = state.now
      case .read(let date):
        let seconds = date.timeIntervalSince(began ?? date)
        guard seconds < SurpriseLog.longest else {
          throw LogError("step \(last + 1) is in another year", line: line)
        }
        began = began ?? date
        // A clock can be set back.
        let at = Duration.milliseconds((max(seconds, 0) * 1_000).rounded())
        log.steps[last].at = max(log.steps[last].at, at)
      }
    }
    try check(log)
    return log
  }

  private static func check(_ log: SurpriseLog) throws {
    var moment = Moment(state: log.start)
    for (number, step) in zip(1..., log.steps) {
      let drew = moment.take(
        step.action, by: step.source, step: number, drawing: step.drew, SurpriseReducer.reduce)
      guard moment.state == step.state, drew == step.drew else {
        throw LogError("what was drawn at step \(number) does not lead to its state")
      }
    }
  }

  /// An entry, as chapter 7's recorder writes it.
  private nonisolated enum Entry: Decodable, Sendable {
    case state(State)
    case action(Action, by: String)
    case drew(UInt64)
    case read(Date)
  }

  private nonisolated struct State: Decodable, Sendable {
    let notes: Int
    let shown: Int?

    var now: SurpriseState { SurpriseState(notes: notes, shown: shown) }
  }

  private nonisolated enum Action: Decodable, Sendable {
    case surpriseMe, stamp, close

    /// The same button of this chapter's screen; nil for the stamp, which is none.
    var button: SurpriseAction? {
      switch self {
      case .surpriseMe: .surpriseMe
      case .stamp: nil
      case .close: .close
      }
    }
  }
}
