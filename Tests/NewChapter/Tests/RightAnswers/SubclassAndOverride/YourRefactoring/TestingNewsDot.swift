// REPLACE: a right answer has as many files as it needs.

/// A dot on launches that are passed in.
final class TestingNewsDot: LaunchesNewsDot {
  private let own: any LaunchCounting

  override var counter: any LaunchCounting { own }

  init(counter: any LaunchCounting) {
    own = counter
    super.init()
  }
}
