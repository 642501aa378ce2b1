/// Plays the whole log in your world.
enum YoursScene {
  static func play() {
    ReplayScene.show()
    print("\nPlayed again in your world:")
    play(SurpriseReducer.reduce)
    print("\nWith the bug fixed:")
    play(FixedReducer.reduce)
    print("\nWith a reducer that may show the same note again, and so draws once:")
    play { state, action, world in
      if action == .surpriseMe { state.shown = nil }
      return SurpriseReducer.reduce(&state, action, &world)
    }
    print("\nThe widget's log, played again:")
    play(in: WidgetLog.events) { state, _, world in
      state = refreshWidget(state, in: &world)
      return []
    }
    print("\nYour report says:")
    ReplayScene.showReport()
  }

  private static func play(
    in events: [SurpriseEvent] = ReplayScene.events, _ reduce: @escaping Player.Reduce
  ) {
    let player = Player(reduce: reduce) { _ in makeProductionReplay() }
    ReplayScene.show(player.mismatches(in: events))
  }
}
