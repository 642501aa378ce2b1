// REPLACE: the one place where the suite calls the learner's code. Signatures name types of Legacy/, Contract/ and
// Platform only.

/// Turn this to `true` when you begin turn 2: until then `swift test` reports failures here as known issues.
let started = false

/// Your dot, on the launches of `counter` and of no other.
///
/// The suite calls this one. Keep the signature; the body is yours.
func makeNewsDot(counting counter: any LaunchCounting) -> any NewsDot {
  LaunchesNewsDot()
}

/// Your dot as the app makes it, on the launches of the app.
///
/// The suite calls this one too. Keep the signature; the body is yours.
func makeProductionNewsDot() -> any NewsDot {
  LaunchesNewsDot()
}
