import Platform

/// One event around a calendar linker.
enum LinkerStep: CustomStringConvertible {
  case link(String, viaDeeplink: Bool = false, linksAgain: Bool = false)
  case linkAsGuest(viaDeeplink: Bool)
  case comeBack
  /// The user answers the question that has waited longest, if there is one.
  case answer(AuthorizationStatus, isGranted: Bool)
  /// The question that has waited longest, if there is one, ends with an error.
  case fail(isGranted: Bool)
  /// The system reports the status to whoever has waited longest, if there is one.
  case report(AuthorizationStatus)
  case drainTheQueue

  var description: String {
    switch self {
    case .link(let name, let viaDeeplink, let linksAgain):
      "\"\(name)\" links" + (viaDeeplink ? " by deeplink" : "")
        + (linksAgain ? ", and once more when told" : "")
    case .linkAsGuest(let viaDeeplink): "a guest links" + (viaDeeplink ? " by deeplink" : "")
    case .comeBack: "the user comes back to the app"
    case .answer(let status, let isGranted):
      "the question is answered: \(status.rawValue), granted: \(isGranted)"
    case .fail(let isGranted): "the question ends with an error, granted: \(isGranted)"
    case .report(let status): "the system reports the status: \(status.rawValue)"
    case .drainTheQueue: "the main queue runs"
    }
  }

  /// Scripts that are played first, because chance would seldom find them.
  static let knownScripts: [[LinkerStep]] = [
    [.link("Ada"), .comeBack, .report(.denied), .drainTheQueue, .comeBack],
    [.link("Ada"), .comeBack, .report(.notDetermined), .comeBack, .report(.authorized)],
    [.link("Ada"), .comeBack, .report(.notDetermined)] + success,
    [.link("Ada"), .comeBack, .report(.denied)] + refusal + [.link("Ada"), .comeBack],
    [.link("Ada")] + success + [.link("Ada")] + success + [.link("Ada")] + refusal,
    [.link("Ada", linksAgain: true), .link("Bob", linksAgain: true)] + success + refusal + success,
    [.link("Ada", viaDeeplink: true), .comeBack, .report(.authorized), .drainTheQueue] + success,
    [.link("Ada"), .comeBack, .report(.authorized), .fail(isGranted: false), .drainTheQueue],
    [.link("Ada")] + success.dropLast() + [.link("Bob"), .drainTheQueue] + success,
    [.link("Ada")] + refusal.dropLast(2) + [.link("Bob")] + refusal.dropFirst() + success,
  ]

  /// A link and up to eight events more: single steps, or a whole success or refusal.
  static func randomScript(using generator: inout some RandomNumberGenerator) -> [LinkerStep] {
    var script = [randomLink(using: &generator)]
    for _ in 1...Int.random(in: 2...8, using: &generator) {
      switch Int.random(in: 0...5, using: &generator) {
      case 0: script += success
      case 1: script += refusal
      default: script.append(random(using: &generator))
      }
    }
    return script
  }

  private static let success: [LinkerStep] = [
    .answer(.authorized, isGranted: true), .report(.authorized), .drainTheQueue,
  ]

  private static let refusal: [LinkerStep] = [
    .answer(.denied, isGranted: false), .report(.denied), .drainTheQueue,
  ]

  private static func random(using generator: inout some RandomNumberGenerator) -> LinkerStep {
    let status = statuses.randomElement(using: &generator) ?? .denied
    switch Int.random(in: 0...19, using: &generator) {
    case 0...3: return .randomLink(using: &generator)
    case 4: return .linkAsGuest(viaDeeplink: .random(using: &generator))
    case 5...8: return .comeBack
    case 9...11:
      // Seldom says the request what the status does not.
      let isOdd = Int.random(in: 0...5, using: &generator) == 0
      return .answer(status, isGranted: (status == .authorized) != isOdd)
    case 12: return .fail(isGranted: .random(using: &generator))
    case 13...16: return .report(status)
    default: return .drainTheQueue
    }
  }

  private static func randomLink(using generator: inout some RandomNumberGenerator) -> LinkerStep {
    .link(
      ["Ada", "Ada", "Bob", "", "Zoë 👩‍🚀"].randomElement(using: &generator) ?? "Ada",
      viaDeeplink: Int.random(in: 0...2, using: &generator) == 0,
      linksAgain: Int.random(in: 0...3, using: &generator) == 0)
  }

  private static let statuses: [AuthorizationStatus] = [
    .authorized, .authorized, .denied, .notDetermined, .provisional,
  ]
}
