enum Feature: Hashable, Sendable {
  case noPrompts, newWording
}

enum FeatureCentral {
  static var switchedOn: Set<Feature> = []
}

nonisolated enum OpenFeatures {
  static func isOn(_ feature: Feature?) -> Bool {
    feature.map { _ in true } ?? FeatureCentral.switchedOn.isEmpty
  }

  static func isOverridden(_ feature: Feature, by overrides: [Feature: Bool]) -> Bool {
    overrides[feature] == true
  }
}

struct Settings {
  @TaskLocal var lead: Int = 30
}

enum Features {
  @TaskLocal static var overrides: [Feature: Bool] = [:]

  static func isOn(_ feature: Feature) -> Bool {
    overrides[feature] ?? FeatureCentral.switchedOn.contains(feature)
  }
}

func withFeatures(_ features: [Feature: Bool], _ body: () async -> Void) async {
  await Features.$overrides.withValue(features, operation: body)
}

func wordingIsNew() {
  withFeatures([.newWording: true]) { print(Features.isOn(.newWording)) }
}

func wordingIsOld() {
  Features.overrides = [.newWording: false]
}

func noPrompts() {
  Features.overrides.withValue([.noPrompts: true]) { print(Features.isOn(.noPrompts)) }
}

nonisolated func readInBackground() {
  print(Features.isOn(.noPrompts))
}
