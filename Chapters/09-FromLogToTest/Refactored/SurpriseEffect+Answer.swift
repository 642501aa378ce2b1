nonisolated extension SurpriseEffect {
  var kind: Kind {
    switch self {
    case .load, .cancel(.load): .load
    case .wait, .cancel(.wait): .wait
    }
  }
}

nonisolated extension SurpriseAction {
  /// The effect that it is the answer of; nil for a button.
  var answered: SurpriseEffect? {
    switch self {
    case .loaded(let note, _): .load(note: note)
    case .tick: .wait
    case .surpriseMe, .play, .pause, .close: nil
    }
  }
}
