import Foundation
import Platform

/// The screen "Surprise me" with texts, each step of which is written into a log at once.
final class RecordedScreen {
  /// The reasons why an entry is missing from the log.
  private(set) var problems: [String] = []

  private let log: FileHandle?
  private let show: () -> Void
  private let start = ContinuousClock.now
  private var written = 0
  private lazy var traveller = TimeTraveller(
    log: SurpriseLog(start: SurpriseState(notes: 3)),
    effects: RedrawingEffects(base: SlowEffects(base: LiveEffects())) { [weak self] in
      self?.note()
      self?.show()
    })

  /// - Parameters:
  ///   - place: Where the log is written.
  ///   - show: Called after each answer of an effect.
  init(log place: URL, show: @escaping () -> Void) {
    log = AppFile.create(at: place, beginning: LogText.firstLine(of: SurpriseEvent.screen))
    self.show = show
    if log == nil { problems.append("no log can be written to \(place.path)") }
    NoteTexts.prepare()
    write(.state(traveller.state))
  }

  var state: SurpriseState { traveller.state }

  /// Whether a text is still being fetched.
  var isFetching: Bool {
    traveller.moment(at: traveller.position).running.contains { $0.effect.kind == .load }
  }

  func send(_ action: SurpriseAction) {
    traveller.send(action)
    note()
  }

  /// Writes the steps that came since the last time.
  private func note() {
    let seconds = Double((ContinuousClock.now - start) / .milliseconds(1)).rounded() / 1_000
    for step in traveller.path.steps.dropFirst(written) {
      write(.action(step.action, by: step.source, at: seconds))
      for number in step.drew { write(.drew(number)) }
      write(.state(step.state))
      written += 1
    }
  }

  private func write(_ event: SurpriseEvent) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      try log?.write(contentsOf: encoder.encode(event) + Data(",\n".utf8))
    } catch {
      problems.append("\(error)")
    }
  }
}
