/// What is switched on for this phone. Everything in Jotter looks here.
enum FeatureCentral {
  // A promise that nothing checks: the app sets it once, before anything reads it.
  nonisolated(unsafe) static var switchedOn: Set<Feature> = []
}
