import Foundation
import Support

/// Scripts of launches, questions and time for the learner's prompt and the model, on stores that old versions left.
enum RatingScript {
  /// What an old version left, and what it means.
  struct Beginning {
    let values: [String: Any]
    let model: RatingModel

    static func any(_ generator: inout SeededGenerator) -> Beginning {
      var (values, model) = ([String: Any](), RatingModel())
      let launches = generator.pick(from: [0, 3, 9, 12])
      switch generator.pick(from: [0, 1, 2]) {
      case 0: break
      case 1: (values["launches"], model.launches) = (launches, launches)
      default: (values["launches"], model.launches) = ("\(launches)", launches)
      }
      let days = generator.pick(from: [0, 29, 30, 400])
      let seconds = 1_790_000_000 - days * Int(RatingStep.day)
      let date = Date(timeIntervalSince1970: TimeInterval(seconds))
      switch generator.pick(from: [0, 1, 2, 3]) {
      case 0: break
      case 1: (values["ratingDate"], model.date) = (date, date)
      case 2: (values["ratingDate"], model.date) = (seconds, date)
      default: (values["ratingDate"], model.date) = (TimeInterval(seconds), date)
      }
      if let version = generator.pick(from: [nil, "1.5", "2.0", "2.1"]) {
        (values["ratedVersion"], model.version) = (version, version)
      }
      let off: [(Any?, Bool)] = [
        (nil, false), (nil, false), (false, false), ("NO", false), (0, false), (true, true),
        ("YES", true), (1, true),
      ]
      (values["ratingOff"], model.isOff) = generator.pick(from: off)
      return Beginning(values: values, model: model)
    }

    var story: String {
      let items = values.sorted { $0.key < $1.key }.map {
        "\($0.key): \(Self.words(for: $0.value))"
      }
      return "in the store is \(items.isEmpty ? "nothing" : items.joined(separator: ", "))"
    }

    private static func words(for value: Any) -> String {
      (value as? Date)?.formatted(.iso8601) ?? (value is String ? "\"\(value)\"" : "\(value)")
    }
  }

  private enum Item {
    case beginning(Beginning)
    case step(RatingStep)
  }

  /// A script that makes the two differ, shortened; nil if there is none.
  static func difference(scripts: Int) async -> Counterexample? {
    await Counterexample.find(inScripts: scripts) { generator in
      let count = generator.pick(from: [4, 16, 40])
      return [Item.beginning(.any(&generator))]
        + (1...count).map { _ in Item.step(.any(&generator)) }
    } problem: { items in
      problem(in: items)
    }
  }

  private static func problem(in items: [Item]) -> String? {
    var (beginning, steps) = (Beginning(values: [:], model: RatingModel()), [RatingStep]())
    for item in items {
      switch item {
      case .beginning(let found): beginning = found
      case .step(let step): steps.append(step)
      }
    }
    let host = RatingHost(beginning.values, meaning: beginning.model, story: beginning.story)
    for step in steps { host.play(step) }
    return host.problem
  }
}
