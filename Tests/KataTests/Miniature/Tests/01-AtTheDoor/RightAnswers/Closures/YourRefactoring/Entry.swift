let started = true

func makeFarewell(on visitors: Visitors) -> any FarewellSaying {
  Farewell(names: { visitors.names }, remove: visitors.remove)
}
