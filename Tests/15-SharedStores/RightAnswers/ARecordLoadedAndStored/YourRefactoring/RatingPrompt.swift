import Foundation

/// Decides when Jotter asks for a rating. Each call loads the record, and a call that changes it stores it.
final class RatingPrompt: RatingPrompting {
  private let load: () -> RatingRecord
  private let save: (RatingRecord) -> Void
  private let now: () -> Date
  private let version: String

  init(store: UserDefaults, now: @escaping () -> Date, version: String) {
    load = { RatingRecord(in: store) }
    save = { $0.save(in: store) }
    (self.now, self.version) = (now, version)
  }

  var isDue: Bool { load().isDue(at: now(), in: version) }

  func launched() {
    change {
      $0.launches += 1
      $0.date = $0.date ?? now()
    }
  }

  func asked() {
    change { record in
      record.launches = 0
      record.date = now()
      record.version = version
    }
  }

  func declined() { change { $0.isOff = true } }

  private func change(_ body: (inout RatingRecord) -> Void) {
    var record = load()
    body(&record)
    save(record)
  }
}
