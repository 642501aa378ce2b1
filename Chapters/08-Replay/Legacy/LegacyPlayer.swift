import Foundation

/// Plays yesterday's log again, and puts what came of it into the report.
enum LegacyPlayer {
  static func play() {
    let text = (try? String(contentsOf: SurpriseLog.place, encoding: .utf8)) ?? ""
    let events = (try? SurpriseLog.events(in: text)) ?? []
    guard case .state(let start) = events.first else {
      ReplayReport.shared.add("There is no log.")
      return
    }
    let store = LegacySurpriseStore(state: start)
    for (step, event) in events.enumerated().dropFirst() {
      switch event {
      case .action(let action, _): store.send(action)
      case .state(let recorded) where recorded.shown != store.state.shown:
        ReplayReport.shared.add("Entry \(step): another note is shown.")
      case .state, .drew, .read: break
      }
    }
  }
}
