class DeskLamp: Switching {
  private var isOn = false

  func toggle() -> Bool {
    isOn.toggle()
    if isOn { Power.shared.left -= 1 }
    return isOn
  }
}
