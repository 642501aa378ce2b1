let started = false

func makeFarewell(on visitors: Visitors) -> any FarewellSaying {
  Farewell()
}
