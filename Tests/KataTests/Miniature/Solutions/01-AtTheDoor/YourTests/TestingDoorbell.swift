@testable import AtTheDoor

class TestingDoorbell: Doorbell {
  private let own = Visitors()
  override var visitors: Visitors { own }
}
