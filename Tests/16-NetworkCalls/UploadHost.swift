import Foundation
import Support

@testable import NetworkCalls

/// An uploader on a server that a test moves, and beside it a model of what is promised.
final class UploadHost {
  let transport = HeldTransport()
  let uploader: any AttachmentUploading
  private(set) var model = UploadModel()
  /// The upload of an attachment that began last, by the attachment.
  private var numbers: [Int: Int] = [:]
  private var count = 0
  private var data: [String: Data] = [:]
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var outcomes: [Int: UploadModel.Outcome] = [:]
  /// How many pieces have been looked at.
  private var checked = 0
  /// The steps so far.
  private var history: [String] = []

  /// What went wrong first, below the steps before it; nil if all goes well.
  private(set) var problem: String?

  init() {
    uploader = HeldTransport.uploader(on: transport)
  }

  /// Plays a script.
  ///
  /// - Parameters:
  ///   - steps: The script.
  ///   - isSlow: Whether code that does too much gets the time to do it, after each step.
  /// - Returns: What goes wrong; nil if all goes well.
  static func problem(in steps: [UploadStep], isSlow: Bool = false) async -> String? {
    let host = UploadHost()
    for step in steps where host.problem == nil {
      await host.play(step)
      if isSlow { await Patience.grace() }
    }
    await host.finish()
    return host.problem
  }

  // MARK: - Steps

  /// Plays a step, unless it would do nothing, or designs may differ after it.
  func play(_ step: UploadStep) async {
    switch step {
    case .upload(let id, let bytes):
      if let number = numbers[id], model.uploads[number] != nil { return }
      begin(id, bytes)
    case .take(let id, let status):
      guard answer(id, status) else { return }
      tell("the server takes the piece of \(id) (\(status))")
    case .refuse(let id, let status):
      guard answer(id, status) else { return }
      tell("the server refuses the piece of \(id) (\(status))")
    case .fail(let id):
      guard let number = numbers[id], model.out.contains(number), !model.isOpenToAnswer(number)
      else { return }
      tell("no answer comes to the piece of \(id)")
      model.answer(number, status: nil)
      transport.fail(Self.name(number), URLError(.timedOut))
    case .expire:
      guard !model.isOpenToExpire else { return }
      tell("the token expires")
      model.expire()
      transport.expire()
    case .renew(let status):
      guard model.isRenewing else { return }
      tell("the server sends the new token")
      model.renew()
      transport.renew(status: status)
    case .deny(let isFailure):
      guard model.isRenewing else { return }
      await settleWaiting()
      tell(isFailure ? "no answer comes to POST token" : "the server refuses POST token (403)")
      model.deny()
      transport.denyRenewal(isFailure ? URLError(.timedOut) : nil)
    case .cancel(let id):
      guard let number = numbers[id], model.uploads[number]?.isCancelled == false,
        !model.isOpenToCancel(number)
      else { return }
      await settleWaiting()
      tell("the upload of \(id) is cancelled")
      model.cancel(number)
      tasks[number]?.cancel()
    }
    await settle()
  }

  /// Answers what is on its way until all uploads must have ended, and looks at their ends.
  func finish() async {
    while problem == nil, let number = model.uploads.keys.min() {
      if model.isRenewing {
        await play(.renew())
      } else if let id = numbers.first(where: { $0.value == number })?.key {
        await play(.take(id))
      }
    }
    guard problem == nil else { return }
    await Patience.grace()
    compare()
  }

  private func begin(_ id: Int, _ bytes: Int) {
    count += 1
    let (number, name) = (count, Self.name(count))
    let content = Data(Self.bytes[number % 200..<number % 200 + bytes])
    tell("\(id) is uploaded, \(bytes) bytes")
    numbers[id] = number
    data[name] = content
    model.begin(number, bytes: bytes)
    tasks[number] = Task { [uploader] in
      outcomes[number] =
        switch await uploader.result(of: content, as: name) {
        case .success: .uploaded
        case .failure(UploadError.signedOut): .signedOut
        case .failure(UploadError.refused(let status)): .refused(status)
        case .failure(let error):
          Task.isCancelled ? .cancelled : (error as? URLError)?.code == .timedOut ? .failed : .odd
        }
    }
  }

  private func answer(_ id: Int, _ status: Int) -> Bool {
    guard let number = numbers[id], model.out.contains(number), !model.isOpenToAnswer(number)
    else { return false }
    model.answer(number, status: status)
    transport.answer(Self.name(number), status: status)
    return true
  }

  private static func name(_ number: Int) -> String { "file-\(number)" }
  private static let bytes = (0..<400_000).map { UInt8(truncatingIfNeeded: $0 / 256 + $0 * 7) }

  // MARK: - Comparing

  private func tell(_ step: String) { history.append(step) }

  private func note(_ problem: String) {
    if self.problem == nil { self.problem = (history + [problem]).joined(separator: "\n") }
  }

  private var sent: [Int: [Int]] {
    var sent = model.sent.mapValues { _ in [Int]() }
    for piece in transport.pieces {
      let number = Int(piece.name.dropFirst(5)) ?? 0
      sent[number, default: []].append(piece.query["piece"].flatMap { Int($0) } ?? 0)
    }
    return sent
  }

  private var isAsExpected: Bool {
    let out = transport.out
    return sent == model.sent && transport.renewals.count == model.renewals
      && Set(out.filter(\.isPiece).map(\.name)) == Set(model.out.map(Self.name))
      && out.contains(where: \.isRenewal) == model.isRenewing
      && model.outcomes.allSatisfy { isExpected(outcomes[$0.key], $0.value) }
  }

  private func isExpected(_ outcome: UploadModel.Outcome?, _ expected: UploadModel.Outcome) -> Bool
  {
    expected == .cancelled ? outcome != nil && outcome != .uploaded : outcome == expected
  }

  /// Gives uploads that have got their 401 a moment ago the time to wait for the token, which nothing shows.
  private func settleWaiting() async {
    for _ in 1...3 where model.waiting > 1 { await Patience.grace() }
  }

  /// Waits for what is expected.
  private func settle() async {
    guard problem == nil else { return }
    if await Patience.until({ problem != nil || isAsExpected }) { check() } else { compare() }
  }

  /// Looks at what must never be.
  private func check() {
    if let strange = transport.strange.first { note("The server does not know: \(strange)") }
    let all = transport.pieces
    for piece in all.dropFirst(checked) {
      let content = data[piece.name] ?? Data()
      let number = piece.query["piece"].flatMap { Int($0) } ?? 0
      let pieces = max(1, (content.count + 65_535) / 65_536)
      if piece.query["pieces"] != "\(pieces)" {
        note(
          "Piece \(number) says that there are \(piece.query["pieces"] ?? "no") pieces, of \(pieces)"
        )
      }
      let isThere = number >= 1 && number <= pieces
      if !isThere || piece.body != content.dropFirst((number - 1) * 65_536).prefix(65_536) {
        note("Piece \(number) has not the bytes \(65_536 * (number - 1)) to \(65_536 * number)")
      }
    }
    checked = all.count
    for (number, outcome) in outcomes {
      if let upload = model.uploads[number], !upload.isCancelled {
        note("The upload of \(id(of: number)) has ended too early: \(Self.text(outcome))")
      }
    }
  }

  private func compare() {
    let sent = sent
    for number in model.sent.keys.sorted() where sent[number] != model.sent[number] {
      note(
        "Pieces of \(id(of: number)) that came with the valid token: \(Self.text(sent[number] ?? []))"
          + "\nExpected: \(Self.text(model.sent[number] ?? []))")
    }
    if transport.renewals.count != model.renewals {
      note(
        "A token was asked for \(transport.renewals.count) times, expected: \(model.renewals) times"
      )
    }
    for (number, expected) in model.outcomes.sorted(by: { $0.key < $1.key })
    where !isExpected(outcomes[number], expected) {
      note(
        "The upload of \(id(of: number)): \(outcomes[number].map(Self.text) ?? "goes on")"
          + "\nExpected: \(Self.text(expected))")
    }
    let out = Set(transport.out.filter(\.isPiece).map(\.name))
    if out.count != model.out.count {
      note("Pieces are on their way: \(out.count), expected: \(model.out.count)")
    }
    if transport.out.contains(where: \.isRenewal) != model.isRenewing {
      note(model.isRenewing ? "POST token was cancelled" : "POST token was sent too often")
    }
    check()
  }

  private func id(of number: Int) -> Int { numbers.first { $0.value == number }?.key ?? 0 }

  private static func text(_ pieces: [Int]) -> String {
    pieces.isEmpty ? "none" : pieces.map(String.init).joined(separator: ", ")
  }

  private static func text(_ outcome: UploadModel.Outcome) -> String {
    switch outcome {
    case .uploaded: "it returned"
    case .signedOut: "it threw `signedOut`"
    case .failed: "it threw the transport's error"
    case .refused(let status): "it threw `refused(status: \(status))`"
    case .cancelled: "it threw an error, because it was cancelled"
    case .odd: "it threw another error"
    }
  }
}
