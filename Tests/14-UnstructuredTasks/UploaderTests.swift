import Platform
import Support
import Testing

@testable import UnstructuredTasks

/// Turn 2: the uploader, on a server and a clock that the suite moves.
@MainActor @Suite(.knownUntil(started)) struct UploaderTests {
  /// Plays a script on the learner's uploader, and says what is not as promised.
  private func expectPromised(
    _ steps: [UploadStep], isHeeded: Bool = true,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let problem = await UploadScript.problem(in: steps, isHeeded: isHeeded, isSlow: true)
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  /// Says what is not as promised on a host that has finished.
  private func expectPromised(
    on host: UploaderHost, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    if let problem = host.problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
  }

  // MARK: - Edits

  @Test func `an edit is uploaded, and the next one when that is over`() async {
    await expectPromised([.edit(1), .take(1), .edit(1), .take(1)])
  }

  @Test func `of the edits during an upload the last one follows, and no other`() async {
    let edits = (1...40).map { _ in UploadStep.edit(1) }
    await expectPromised([.edit(1)] + edits + [.take(1), .take(1)])
  }

  @Test func `an edit counts, whatever it says`() async {
    await expectPromised([.edit(1, "tea"), .edit(1, "milk"), .edit(1, "tea"), .take(1), .take(1)])
    await expectPromised([.edit(1, "tea"), .edit(1, "tea"), .take(1), .take(1), .edit(1, "tea")])
    await expectPromised([.edit(1, " tea"), .edit(1, ""), .take(1), .take(1), .edit(1, "")])
    await expectPromised([
      .edit(1, "tea"), .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance, .refuse(1),
      .edit(1, "tea"), .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance,
      .edit(1, "tea"), .refuse(1), .take(1),
    ])
  }

  @Test func `notes do not wait for each other`() async {
    await expectPromised((1...12).map { .edit($0) } + (1...12).reversed().map { .take($0) })
  }

  @Test func `an edit from a cancelled task is kept, too`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let edits = Task {
      while !Task.isCancelled { await Task.yield() }
      for text in ["first", "last"] { await uploader.edit(1, text: text) }
    }
    edits.cancel()
    #expect(await Patience.returns { await edits.value }, "`edit` does not return")

    for _ in 1...2 where await Patience.until({ server.out == 1 }) { server.answer(1) }

    #expect(await Patience.returns { await uploader.waitUntilIdle() }, "it does not become idle")
    #expect(server.texts[1]?.last == "last", "the caller was cancelled, and not the uploader")
  }

  @Test func `two uploaders do not disturb each other`() async {
    let (first, second) = (UploaderHost(), UploaderHost())
    await first.edit(1)
    await second.edit(1)
    await first.stop()
    await second.edit(1)
    await second.finish()
    await first.finish()

    expectPromised(on: first)
    expectPromised(on: second)
  }

  @Test func `the app's own server gets nothing`() async {
    let host = UploaderHost()
    await host.edit(1)
    await host.finish()

    expectPromised(on: host)
    #expect(await InboxService.shared.texts == [:], "the text belongs to the server passed in")
  }

  // MARK: - Pauses

  @Test func `after a refusal it tries again 1, 2 and 4 seconds later, then gives up`() async {
    await expectPromised([
      .edit(1), .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .wait,
    ])
  }

  @Test func `any error is a failure, that of a cancelled request too`() async {
    let host = UploaderHost()
    await host.edit(1)
    await host.answer(1, error: CancellationError())
    await host.finish()

    expectPromised(on: host)
  }

  @Test func `a pause ends when its time has come, and not before`() async {
    let host = UploaderHost()
    await host.edit(1)
    await host.answer(1, error: HeldServer.Refused())
    host.clock.advance(by: .milliseconds(999))
    await Patience.grace()
    #expect(host.server.texts == [1: ["text 1"]], "999 ms after the refusal nothing is sent")
    host.clock.advance(by: .milliseconds(1))

    let isSent = await Patience.until { host.server.texts == [1: ["text 1", "text 1"]] }

    #expect(isSent, "1 s after the refusal the text is sent again")
    expectPromised(on: host)
  }

  @Test func `an edit in a pause is sent when the pause ends, and changes no pause`() async {
    await expectPromised([
      .edit(1), .refuse(1), .edit(1), .edit(1), .advance, .refuse(1), .advance, .take(1),
    ])
    await expectPromised([
      .edit(1), .refuse(1), .edit(1), .advance, .refuse(1), .edit(1), .advance, .refuse(1),
      .advance,
      .refuse(1), .wait, .edit(1), .take(1),
    ])
  }

  @Test func `after a success the pauses begin anew`() async {
    await expectPromised([
      .edit(1), .refuse(1), .advance, .take(1), .edit(1), .refuse(1), .advance, .take(1),
    ])
    await expectPromised([
      .edit(1), .refuse(1), .advance, .refuse(1), .advance, .edit(1), .take(1), .refuse(1),
      .advance, .take(1),
    ])
  }

  @Test func `after giving up the next edit is sent, with pauses of its own`() async {
    let givesUp: [UploadStep] = [
      .edit(1), .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance,
    ]
    await expectPromised(givesUp + [.refuse(1), .edit(1), .refuse(1), .advance, .take(1)])
    await expectPromised(givesUp + [.edit(1), .refuse(1), .refuse(1), .advance, .take(1)])
    await expectPromised(givesUp + [.refuse(1), .edit(2), .take(2), .wait, .edit(1), .take(1)])
  }

  @Test func `one note's pauses are not another's`() async {
    await expectPromised([
      .edit(1), .refuse(1), .advance, .refuse(1), .edit(2), .refuse(2), .advance, .refuse(2),
      .advance,
    ])
    await expectPromised([.edit(1), .refuse(1), .edit(2), .take(2), .advance, .take(1)])
  }

  // MARK: - Stopping

  @Test func `stopping ends an upload, and nothing is sent after it`() async {
    await expectPromised([.edit(1), .edit(1), .edit(2), .stop, .edit(1), .edit(3), .wait])
  }

  @Test func `stopping ends a pause`() async {
    let host = UploaderHost()
    await host.edit(1)
    await host.answer(1, error: HeldServer.Refused())
    await host.edit(1)
    await host.stop()
    let isOver = await Patience.until { host.clock.due.isEmpty }
    #expect(isOver, "the pause goes on")
    host.clock.advance(by: .seconds(10))
    await host.finish()

    expectPromised(on: host)
    await expectPromised([.edit(1), .refuse(1), .edit(2), .refuse(2), .wait, .stop])
  }

  @Test func `a server that does not heed the end is waited for, and its answer changes nothing`()
    async
  {
    await expectPromised([.edit(1), .edit(1), .stop, .wait, .refuse(1)], isHeeded: false)
    await expectPromised([.edit(1), .wait, .stop, .edit(2), .take(1)], isHeeded: false)
    await expectPromised(
      [.edit(1), .edit(1), .edit(2), .stop, .wait, .take(1), .take(1)], isHeeded: false)
  }

  // MARK: - Waiting

  @Test func `waiting ends when nothing is on its way, and no earlier`() async {
    await expectPromised([.edit(1), .wait, .wait, .edit(1), .take(1), .take(1), .wait])
    await expectPromised([.edit(1), .wait, .edit(2), .take(1), .edit(1), .take(2), .take(1)])
  }

  @Test func `waiting lasts through pauses`() async {
    await expectPromised([
      .edit(1), .refuse(1), .wait, .edit(2), .take(2), .advance, .take(1),
    ])
  }

  @Test func `waiting lasts when an edit follows the fourth attempt`() async {
    await expectPromised([
      .edit(1), .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance, .edit(1), .wait,
      .refuse(1), .take(1),
    ])
  }

  @Test func `cancelling a task that waits ends no upload`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    #expect(await Patience.returns { await uploader.edit(1, text: "tea") })
    #expect(await Patience.until { server.out == 1 }, "nothing is sent")
    let waiting = Task { await uploader.waitUntilIdle() }
    await Patience.grace()
    waiting.cancel()
    await Patience.grace()

    #expect(server.out == 1, "the upload was cancelled")
    server.answer(1)
    #expect(await Patience.returns { await waiting.value }, "`waitUntilIdle` does not return")
    #expect(server.texts == [1: ["tea"]])
  }

  @Test func `waiting right after an edit waits for that edit`() async {
    let server = HeldServer(answersAtOnce: true)
    let uploader = makeUploader(server: server, clock: ManualClock())
    var lost = 0
    let isBack = await Patience.returns {
      for round in 1...50 {
        await uploader.edit(1, text: "first")
        for _ in 0..<round % 8 { await Task.yield() }
        await uploader.edit(1, text: "last \(round)")
        await uploader.waitUntilIdle()
        if server.texts[1]?.last != "last \(round)" { lost += 1 }
      }
    }

    #expect(isBack, "`edit` or `waitUntilIdle` does not return")
    #expect(
      lost == 0, "in \(lost) of 50 rounds `waitUntilIdle` returned before the last edit was sent")
  }

  // MARK: - All together

  @Test func `edits in a row are one upload at a time`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      for _ in 1...2 { await uploader.edit(1, text: "first") }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out > 0 }, "nothing is sent")
    await Patience.grace()
    #expect(await Patience.returns { await uploader.edit(1, text: "last") })
    await Patience.grace()

    #expect(server.out == 1, "at most one upload of a note is on its way")
  }

  @Test func `tasks that edit one note at once start one upload`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      await withTaskGroup { group in
        for number in 1...100 { group.addTask { await uploader.edit(1, text: "text \(number)") } }
      }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out > 0 }, "nothing is sent")
    await Patience.grace()
    #expect(server.out == 1, "at most one upload of a note is on its way")

    await uploader.edit(1, text: "last")
    for _ in 1...2 where await Patience.until({ server.out == 1 }) { server.answer(1) }

    #expect(await Patience.returns { await uploader.waitUntilIdle() }, "it does not become idle")
    #expect(server.texts[1]?.last == "last", "the last edit is sent last")
  }

  @Test func `two tasks that edit a note are one upload at a time`() async {
    let server = HeldServer()
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      for id in 1...200 {
        async let first: Void = uploader.edit(id, text: "first")
        for _ in 0..<id % 10 { await Task.yield() }
        await uploader.edit(id, text: "second")
        await first
      }
    }
    #expect(isBack, "`edit` does not return")
    #expect(await Patience.until { server.out >= 200 }, "nothing is sent for some notes")
    await Patience.grace()

    #expect(!server.overlaps, "at most one upload of a note is on its way")
  }

  @Test func `many tasks may edit at once`() async {
    let server = HeldServer(answersAtOnce: true)
    let uploader = makeUploader(server: server, clock: ManualClock())
    let isBack = await Patience.returns {
      await withTaskGroup { group in
        for number in 1...2_000 {
          group.addTask { await uploader.edit(number % 50, text: "text \(number)") }
        }
      }
      for id in 0..<50 { await uploader.edit(id, text: "last") }
      await uploader.waitUntilIdle()
    }

    #expect(isBack, "`edit` or `waitUntilIdle` does not return")
    #expect(!server.overlaps, "two uploads of one note were on their way at once")
    for id in 0..<50 {
      #expect(server.texts[id]?.last == "last", "the last edit of note \(id) is sent last")
    }
  }

  @Test func `any edits, answers and pauses are handled as promised`() async {
    let found = await UploadScript.difference(scripts: 150)

    if let found { Issue.record("\(found)") }
  }
}
