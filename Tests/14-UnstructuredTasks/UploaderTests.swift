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

  /// All but the last attempt fail, and the pauses after them end.
  private let threeRefusals: [UploadStep] = [
    .refuse(1), .advance, .refuse(1), .advance, .refuse(1), .advance,
  ]

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
    await expectPromised(
      [.edit(1, "tea")] + threeRefusals + [.refuse(1), .edit(1, "tea")] + threeRefusals
        + [.edit(1, "tea"), .refuse(1), .take(1)])
  }

  @Test func `notes do not wait for each other`() async {
    await expectPromised((1...12).map { .edit($0) } + (1...12).reversed().map { .take($0) })
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
    await expectPromised([.edit(1)] + threeRefusals + [.refuse(1), .wait])
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
    let start = [.edit(1)] + threeRefusals
    await expectPromised(start + [.refuse(1), .edit(1), .refuse(1), .advance, .take(1)])
    await expectPromised(start + [.edit(1), .refuse(1), .refuse(1), .advance, .take(1)])
    await expectPromised(start + [.refuse(1), .edit(2), .take(2), .wait, .edit(1), .take(1)])
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
      [.edit(1), .edit(1), .edit(2), .stop, .wait, .take(1), .take(2)], isHeeded: false)
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
    await expectPromised([.edit(1)] + threeRefusals + [.edit(1), .wait, .refuse(1), .take(1)])
  }

  // MARK: - All together

  @Test func `any edits, answers and pauses are handled as promised`() async {
    let found = await UploadScript.difference(scripts: 150)

    if let found { Issue.record("\(found)") }
  }
}
