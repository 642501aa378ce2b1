class Settings {
  var lead: Int {
    get { 30 }
    set {}
  }
}

final class TestingSettings: Settings {
  override var lead: Int { 10 }
}
