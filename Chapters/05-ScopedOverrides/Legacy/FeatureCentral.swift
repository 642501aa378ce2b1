/// What is switched on for this phone. Everything in Jotter looks here.
enum FeatureCentral {
  static var switchedOn: Set<Feature> = []
}
