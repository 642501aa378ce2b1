/// The features that are switched on for this phone. All of Jotter reads them here.
enum FeatureCentral {
  static var switchedOn: Set<Feature> = []
}
