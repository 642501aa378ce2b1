import Foundation

@testable import NetworkCalls

/// The promises of an uploader, without tasks: the suite compares yours with it.
struct UploadModel {
  enum Outcome: Equatable {
    case uploaded, signedOut, failed
    case refused(Int)
    case cancelled
    /// An error that was not promised.
    case odd
  }

  struct Upload {
    let pieces: Int
    var piece = 1
    var failures = 0
    /// The token that its request was sent with.
    var token = 1
    /// Whether it waits for a token.
    var isWaiting = false
    /// Whether a request of this piece has got a 401; nil if that depends on the design.
    var isRenewed: Bool? = false
    var isCancelled = false
  }

  /// The pieces that came with a valid token, by upload, in order.
  private(set) var sent: [Int: [Int]] = [:]
  private(set) var uploads: [Int: Upload] = [:]
  private(set) var outcomes: [Int: Outcome] = [:]
  /// How often a token was asked for.
  private(set) var renewals = 0
  private(set) var isRenewing = false
  /// The token of the uploader, and the one that the server takes.
  private var token = 1
  private var valid = 1

  /// The uploads of which a piece is on its way.
  var out: [Int] {
    uploads.filter { !$0.value.isWaiting && !$0.value.isCancelled }.keys.sorted()
  }

  /// How many uploads wait for a token.
  var waiting: Int { uploads.values.count(where: \.isWaiting) }

  /// Whether designs may differ after the token has expired: a piece may or may not have used its only 401.
  var isOpenToExpire: Bool {
    uploads.values.contains { $0.isRenewed == nil && !$0.isCancelled }
  }

  /// Whether designs may differ after an answer, while a token is on its way: the piece would be sent again, and a
  /// design that does not wait for the token gets a 401, the second one of this piece.
  func isOpenToAnswer(_ id: Int) -> Bool {
    guard isRenewing, let upload = uploads[id] else { return false }
    return upload.token != token || upload.isRenewed == true
  }

  /// Whether designs may differ after an upload is cancelled: no other one waits for the token.
  func isOpenToCancel(_ id: Int) -> Bool {
    uploads[id]?.isWaiting == true
      && !uploads.contains { $0.key != id && $0.value.isWaiting && !$0.value.isCancelled }
  }

  mutating func begin(_ id: Int, bytes: Int) {
    uploads[id] = Upload(pieces: max(1, (bytes + 65_535) / 65_536))
    sent[id] = []
    outcomes[id] = nil
    send(id)
  }

  mutating func answer(_ id: Int, status: Int?) {
    guard out.contains(id), let upload = uploads[id] else { return }
    if status != nil, upload.token != valid {
      unauthorize(id)
    } else if let status, (200...299).contains(status) {
      if upload.piece == upload.pieces { return end(id, .uploaded) }
      uploads[id]?.piece += 1
      uploads[id]?.failures = 0
      uploads[id]?.isRenewed = false
      send(id)
    } else if upload.failures == 2 {
      end(id, status.map { .refused($0) } ?? .failed)
    } else {
      uploads[id]?.failures += 1
      send(id)
    }
  }

  mutating func expire() { valid += 1 }

  mutating func renew() {
    guard isRenewing else { return }
    isRenewing = false
    token = valid
    for (id, upload) in uploads.sorted(by: { $0.key < $1.key }) where upload.isWaiting {
      uploads[id]?.isWaiting = false
      if upload.isCancelled { end(id, .cancelled) } else { send(id) }
    }
  }

  mutating func deny() {
    guard isRenewing else { return }
    isRenewing = false
    for (id, upload) in uploads where upload.isWaiting {
      end(id, upload.isCancelled ? .cancelled : .signedOut)
    }
  }

  mutating func cancel(_ id: Int) {
    guard let upload = uploads[id], !upload.isCancelled else { return }
    if upload.isWaiting { uploads[id]?.isCancelled = true } else { end(id, .cancelled) }
  }

  /// Sends a piece with the newest token. A design may also wait, if a token is on its way.
  private mutating func send(_ id: Int) {
    if isRenewing {
      uploads[id]?.isWaiting = true
      if uploads[id]?.isRenewed == false { uploads[id]?.isRenewed = nil }
      return
    }
    uploads[id]?.token = token
    if token == valid {
      sent[id]?.append(uploads[id]?.piece ?? 0)
    } else {
      unauthorize(id)
    }
  }

  private mutating func unauthorize(_ id: Int) {
    guard let upload = uploads[id] else { return }
    if upload.isRenewed == true { return end(id, .signedOut) }
    uploads[id]?.isRenewed = true
    if upload.token != token { return send(id) }
    uploads[id]?.isWaiting = true
    if !isRenewing {
      isRenewing = true
      renewals += 1
    }
  }

  private mutating func end(_ id: Int, _ outcome: Outcome) {
    uploads[id] = nil
    outcomes[id] = outcome
  }
}
