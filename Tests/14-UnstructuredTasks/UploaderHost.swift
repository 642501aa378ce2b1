import Platform
import Support

@testable import UnstructuredTasks

/// An uploader on a server and a clock that a test moves, and beside it a model of what is promised.
final class UploaderHost {
  let server: HeldServer
  let clock = ManualClock()
  let uploader: any Uploading
  private(set) var model = UploadModel()
  private let isHeeded: Bool
  private var edits = 0
  private var waiting = 0
  private var stops = 0
  /// The steps so far, each with the number of times that it came in a row.
  private var history: [(step: String, times: Int)] = []

  /// What went wrong first, below the steps before it; nil if all goes well.
  private(set) var problem: String?

  /// - Parameter isHeeded: Whether the server ends a cancelled upload.
  init(isHeeded: Bool = true) {
    self.isHeeded = isHeeded
    server = HeldServer(heedsCancellation: isHeeded)
    uploader = makeUploader(server: server, clock: clock)
  }

  // MARK: - Steps

  /// Edits a note.
  ///
  /// - Parameters:
  ///   - id: The note.
  ///   - text: Its text; another one each time, unless the test names it.
  func edit(_ id: Note.ID, _ text: String? = nil) async {
    edits += 1
    tell(text.map { "note \(id) becomes \"\($0)\"" } ?? "note \(id) is edited")
    let text = text ?? "text \(edits)"
    model.edit(id, text: text)
    let isBack = await Patience.returns { [uploader] in await uploader.edit(id, text: text) }
    if !isBack { note("`edit` does not return") }
    await settle()
  }

  /// The server answers the upload of a note that is on its way.
  ///
  /// - Parameters:
  ///   - id: The note.
  ///   - error: Why it is refused; nil if the text is taken.
  func answer(_ id: Note.ID, error: (any Error)? = nil) async {
    if model.out.contains(id) {
      let what = error.map { "throws \(type(of: $0)) for" } ?? "takes"
      tell("the server \(what) the text of note \(id)")
    }
    model.answer(id, isRefused: error != nil)
    server.answer(id, error: error)
    await settle()
  }

  /// The first pause ends; without one nothing happens.
  func endPause() async {
    guard let pause = model.pause else { return }
    tell("the first pause ends")
    model.advance(by: pause)
    clock.advance(by: pause)
    await settle()
  }

  /// A task waits until the uploader is idle, while the test goes on.
  func wait() async {
    tell("a task waits until it is idle")
    waiting += 1
    Task {
      await uploader.waitUntilIdle()
      waiting -= 1
      if !model.isIdle || server.out > 0 { note("`waitUntilIdle` returned too early") }
    }
    for _ in 1...5 { await Task.yield() }
    await settle()
  }

  func stop() async {
    tell("it is stopped")
    model.stop(isHeeded: isHeeded)
    let out = server.out
    stops += 1
    Task {
      await uploader.stop()
      stops -= 1
    }
    // It may wait for an upload that does not heed the cancellation.
    let isDone = await Patience.until { stops == 0 || out > 0 && server.cancelled == out }
    if !isDone { note("`stop` does not return") }
    await settle()
  }

  /// Plays a step.
  func play(_ step: UploadStep) async {
    switch step {
    case .edit(let id, let text): await edit(id, text)
    case .take(let id): await answer(id)
    case .refuse(let id): await answer(id, error: HeldServer.Refused())
    case .advance: await endPause()
    case .wait: await wait()
    case .stop: await stop()
    }
  }

  /// Answers what is on its way and ends pauses, until the uploader must be idle, and waits for it.
  func finish() async {
    while problem == nil, !model.isIdle {
      if let id = model.out.first { await answer(id) } else { await endPause() }
    }
    guard problem == nil else { return }
    await wait()
    await Patience.grace()
    if stops > 0 { note("`stop` does not return") }
    compare()
  }

  // MARK: - Comparing

  private func tell(_ step: String) {
    if history.last?.step == step {
      history[history.count - 1].times += 1
    } else {
      history.append((step, 1))
    }
  }

  private func note(_ problem: String) {
    let steps = history.map { $0.times == 1 ? $0.step : "\($0.step), \($0.times) times" }
    if self.problem == nil { self.problem = (steps + [problem]).joined(separator: "\n") }
  }

  /// Waits for what is expected: uploads, the first pause, and the tasks that wait.
  private func settle() async {
    guard problem == nil else { return }
    let isAsExpected = await Patience.until {
      problem != nil
        || server.texts == model.texts && server.out == model.out.count
          && (model.due.first.map { clock.due.contains($0) } ?? true)
          && (!model.isIdle || waiting == 0)
    }
    if isAsExpected {
      await settlePauses()
    } else {
      compare()
      if let due = model.due.first, !clock.due.contains(due) {
        note("No sleep ends \(model.pause ?? .zero) from now, as the pause should")
      }
      if server.out > model.out.count { note("An upload goes on that should have been cancelled") }
      if model.isIdle, waiting > 0 { note("It is idle, and `waitUntilIdle` does not return") }
      note("Uploads are on their way: \(server.out), expected: \(model.out.count)")
    }
  }

  /// Waits for the other pauses: most designs sleep once for each. One sleep may also serve them all, until the first ends.
  private func settlePauses() async {
    if model.due.count < 2 { return }
    if Self.sleepsForEach {
      Self.sleepsForEach = await Patience.comes {
        let due = clock.due
        return model.due.allSatisfy { time in
          due.count { $0 == time } >= model.due.count { $0 == time }
        }
      }
    } else {
      await Patience.grace()
    }
  }

  private static var sleepsForEach = true

  private func compare() {
    if server.texts != model.texts {
      note("The server got: \(Self.text(server.texts))\nExpected:       \(Self.text(model.texts))")
    }
    if server.overlaps { note("Two uploads of one note were on their way at once") }
  }

  private static func text(_ texts: [Note.ID: [String]]) -> String {
    texts.isEmpty
      ? "nothing"
      : texts.sorted { $0.key < $1.key }
        .map { "note \($0.key): \($0.value.joined(separator: ", "))" }.joined(separator: "; ")
  }
}
