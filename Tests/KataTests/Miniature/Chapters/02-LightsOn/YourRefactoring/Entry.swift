let started = false

func makeLamp(on power: Power) -> any Switching {
  DeskLamp()
}
