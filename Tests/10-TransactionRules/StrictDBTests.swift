import Foundation
import Support
import Testing

@testable import TransactionRules

/// The learner's database. Each script runs in a process of its own, which a broken rule may end.
@MainActor @Suite(.knownUntil(started)) struct StrictDBTests {
  @Test func `each transaction inside another is reported`() async {
    // One report, then one more, then two more.
    await expectRules(.read(.read()), .write(.write()), .read(.write(.read())))
  }

  @Test func `a writing transaction inside a reading one is reported, and the other way round`()
    async
  {
    await expectRules(.read(.write()))
    await expectRules(.write(.read()))
    await expectRules(.call(.writeDeciding, .read()))
    await expectRules(.read(.call(.writeDeciding)))
  }

  @Test func `an asynchronous transaction is inside another, too`() async {
    await expectRules(.write(.call(.asyncWrite)))
    await expectRules(.read(.call(.asyncRead)))
    await expectRules(.call(.asyncWrite, .read()))
    await expectRules(.call(.asyncRead, .write()))
  }

  @Test func `two transactions inside one are reported each`() async {
    await expectRules(.write(.read(), .read()))
  }

  @Test func `a finalization is inside its transaction, a completion is not`() async {
    await expectRules(.write(.completion([.read()]), .finalization("badge", [.read()])))
    await expectRules(.call(.writeDeciding, .completion([.write(.completion([.read(.read())]))])))
  }

  @Test func `after a block that throws or rolls back, the next one is not inside it`() async {
    await expectRules(
      .throwing(.read), .throwing(.write), .throwing(.writeDeciding), .throwing(.asyncRead),
      .throwing(.asyncWrite), .read(), .write(.throwing(.read), .read()), .write(), .read(.read()))
  }

  @Test func `two databases are not inside each other`() async {
    await expectRules(
      .write(.read(other: true)), .read(.keep, other: true), .read(.write(.read(), other: true)))
  }

  @Test func `of two threads one waits for the other, and neither is inside`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      let say: @Sendable (String) -> Void = {
        FileHandle.standardOutput.write(Data("\n\($0)".utf8))
      }
      let db = makeStrictDB(scheduler: ImmediateWork()) { _ in say("reported") }
      TwoThreads.play(on: db, say)
      say("over, and now one inside:")
      _ = try? db.read { _ in try db.read { _ in } }
      exit(EXIT_FAILURE)
    }

    let lines = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
      .split(separator: "\n").map(String.init)
    let expected = [
      "the first thread's block begins", "the first thread's block ends",
      "the second thread's block runs", "over, and now one inside:",
    ]
    #expect(Array(lines.prefix(4)) == expected)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      lines.dropFirst(4) == ["reported"] || errors.contains("\(BrokenRule.reentrant)"),
      "on one thread, one inside another is reported")
  }

  @Test(arguments: DBCall.Kind.allCases)
  func `a transaction that is kept is reported before the call returns`(kind: DBCall.Kind) async {
    await expectRules(.call(kind, .keep), .call(kind), .call(kind, .keep))
  }

  @Test(arguments: DBCall.Kind.allCases)
  func `a transaction is kept, whether its block throws or not`(kind: DBCall.Kind) async {
    await expectRules(.throwing(kind, .keep), .throwing(kind))
  }

  @Test(arguments: DBCall.Kind.allCases)
  func `what a block returns or throws can keep its transaction`(kind: DBCall.Kind) async {
    await expectRules(.call(kind, carries: true), .call(kind))
    await expectRules(.throwing(kind, carries: true), .throwing(kind))
  }

  @Test func `a completion that waits in the scheduler can keep the transaction`() async {
    await expectRules(.write(.later(holds: false)), .runScheduled, .write(.later(holds: true)))
  }

  @Test func `what is let go in time is not reported, and what is kept is reported once`() async {
    await expectRules(
      .write(.keep, .letGo), .write(.keep, .completion([.letGo])), .write(.keep), .read(), .write(),
      .letGo, .read())
  }

  @Test func `what is kept inside is reported when the outermost is over`() async {
    await expectRules(.write(.read(.keep), .letGo))
    await expectRules(.write(.read(.keep), .finalization("badge", [])))
  }

  @Test func `both are kept: two are reported, and one that was inside`() async {
    await expectRules(.write(.keep, .write(.keep)))
    await expectRules(.throwing(.write, .keep, .throwing(.write, .keep)))
  }

  @Test func `after a report all goes on as before`() async {
    await expectRules(
      .write(
        .read(), .finalization("badge", []), .completion([]), .later(holds: false)),
      .read(.keep), .letGo, .call(.asyncWrite, .completion([])))
  }

  @Test func `SQL on its transactions ends the program`() async {
    await #expect(processExitsWith: .failure) {
      let db = makeStrictDB(scheduler: ImmediateWork()) { _ in }
      _ = try? db.write { try? PageStore().save(Page(number: 1, notes: []), $0) }
      exit(EXIT_SUCCESS)
    }
    await #expect(processExitsWith: .failure) {
      let db = makeStrictDB(scheduler: ImmediateWork()) { _ in }
      _ = try? db.read { try? PageStore().noteCount($0) }
      exit(EXIT_SUCCESS)
    }
  }

  @Test func `the sync as found breaks both rules, the refactored one none`() async {
    let lines = await SyncOnStrictDB.lines()

    #expect(lines.refactored == [])
    #expect(
      lines.legacy == ["\(BrokenRule.reentrant)", "\(BrokenRule.retained)"]
        || lines.legacy == ["\(BrokenRule.reentrant), and the program ended"])
  }

  @Test func `any script of calls is told as it is`() async throws {
    let seed = UInt64.random(in: 1...999_999)
    var generator = SeededGenerator(seed: seed)
    let scripts = (0..<120).map { _ in DBScripts.make(&generator) }
    let runs = await StrictRun.play(scripts)

    try #require(!runs.isEmpty)
    let wrong = zip(scripts, runs).first { script, run in run.problem(script) != nil }
    guard let (script, _) = wrong else { return }
    let found = await Counterexample.find(inScripts: 1, seed: seed) { _ in
      script
    } problem: { script in
      await StrictRun.play([script]).first?.problem(script)
    }
    if let found { Issue.record("\(found)") }
  }

  /// Expects that a script is told as it is.
  private func expectRules(
    _ script: DBStep..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let run = await StrictRun.play([script]).first
    guard let run else {
      Issue.record("The process said nothing.", sourceLocation: sourceLocation)
      return
    }
    if let problem = run.problem(script) {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    }
  }
}
