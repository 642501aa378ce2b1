// REPLACE: the least that compiles. It must earn nothing, so no test may be content with what does not happen.

let started = true

/// Compiles, and does nothing.
final class EmptyNewsDot: NewsDot {
  var isShown: Bool { false }

  func openNews() {}
}

func makeNewsDot(counting counter: any LaunchCounting) -> any NewsDot { EmptyNewsDot() }

func makeProductionNewsDot() -> any NewsDot { EmptyNewsDot() }
