let started = true

func makeLamp(on power: Power) -> any Switching {
  DeskLamp(power: power)
}
