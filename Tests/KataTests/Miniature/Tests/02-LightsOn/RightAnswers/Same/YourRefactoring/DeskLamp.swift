class DeskLamp: Switching {
  private let power: Power
  private var isOn = false

  init(power: Power) { self.power = power }

  func toggle() -> Bool {
    isOn.toggle()
    if isOn { power.left -= 1 }
    return isOn
  }
}
