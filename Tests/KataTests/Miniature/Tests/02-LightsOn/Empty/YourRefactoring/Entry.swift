let started = true

class EmptyLamp: Switching {
  func toggle() -> Bool { false }
}

func makeLamp(on power: Power) -> any Switching { EmptyLamp() }
