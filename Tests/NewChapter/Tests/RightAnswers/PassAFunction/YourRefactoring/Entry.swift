// REPLACE: another correct design, here and in the files beside this one.

let started = true

/// Your dot, on the launches of `counter` and of no other.
///
/// The suite calls this one. Keep the signature; the body is yours.
func makeNewsDot(counting counter: any LaunchCounting) -> any NewsDot {
  LaunchesNewsDot(launches: { counter.launches })
}

/// Your dot as the app makes it, on the launches of the app.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionNewsDot() -> any NewsDot {
  LaunchesNewsDot(launches: { LaunchCounter.shared.launches })
}
