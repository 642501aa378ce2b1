/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = true

/// Your widget, refreshed once: it asks the world that it is passed, and nothing else.
///
/// The suite and the program call this one. Keep the signature; the body is yours.
func refreshWidget(_ state: SurpriseState, in world: inout SurpriseDependencies) -> SurpriseState {
  let widget = SurpriseWidget(state: state, world: world)
  widget.refresh()
  world = widget.world
  return widget.state
}

/// Your widget, refreshed once as the system does it: it asks for real numbers and the real time.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func refreshProductionWidget(_ state: SurpriseState) -> SurpriseState {
  let widget = SurpriseWidget(state: state)
  widget.refresh()
  return widget.state
}

/// Your world for one action, which says what is wrong to `report`, and to nothing else.
///
/// The suite and your tests call this one. Keep the signature; the body is yours.
func makeReplay(report: @escaping (String) -> Void) -> any Replay {
  OrderedReplay(report: report)
}

/// Your world as the app makes it: what is wrong is added to the report of the app.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionReplay() -> any Replay {
  OrderedReplay(report: ReplayReport.shared.add)
}
