let started = true

func makeFarewell(on visitors: Visitors) -> any FarewellSaying {
  FarewellOn(visitors)
}
