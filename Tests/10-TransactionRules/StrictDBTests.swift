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
    await expectRules(
      [.read(.write())], [.write(.read())], [.call(.writeDeciding, .read())],
      [.read(.call(.writeDeciding))])
  }

  @Test func `an asynchronous transaction is inside another, too`() async {
    await expectRules(
      [.write(.call(.asyncWrite))], [.read(.call(.asyncRead))], [.call(.asyncWrite, .read())],
      [.call(.asyncRead, .write())])
  }

  @Test func `two transactions inside one are reported each`() async {
    await expectRules(.write(.read(), .read()))
  }

  @Test func `a finalization is inside its transaction, a completion is not`() async {
    await expectRules(
      [.write(.completion([.read()]), .finalization("badge", [.read()]))],
      [.call(.writeDeciding, .completion([.write(.completion([.read(.read())]))]))])
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

  @Test func `one thread waits while another is inside, and neither is reported`() async {
    let say = Voice()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [say = say as Voice] in
      let db = makeStrictDB(scheduler: ImmediateWork()) { say("reported: \($0)") }
      TwoThreads.play(on: db) { say($0) }
      say("over, and now one inside:")
      _ = try? db.read { _ in try db.read { _ in } }
      exit(EXIT_FAILURE)
    }

    let (lines, errors) = say.heard(in: result)
    let expected = [
      "the first thread's block begins", "the first thread's block ends",
      "the second thread's block runs", "over, and now one inside:",
    ]
    #expect(
      Array(lines.prefix(4)) == expected, "one waits while the other is inside; nothing is reported"
    )
    expectOneInside(lines.dropFirst(4), errors)
  }

  @Test func `while completions run, another thread comes in`() async {
    await expectRules(
      scripts: [.write, .writeDeciding, .asyncWrite].map {
        [.call($0, .completion([.visit(other: false)]))]
      })
  }

  @Test func `when it is over, another thread comes in, however it ended`() async {
    await expectRules(
      scripts: DBCall.Kind.allCases.flatMap { kind -> [[DBStep]] in
        [
          [.call(kind), .visit(other: false)], [.throwing(kind), .visit(other: false)],
          [.write(.throwing(kind)), .visit(other: false)],
        ]
      })
  }

  @Test func `two databases do not wait for each other`() async {
    await expectRules(scripts: DBCall.Kind.allCases.map { [.call($0, .visit(other: true))] })
  }

  @Test func `a kept one is reported even when another thread is inside by then`() async {
    let say = Voice()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [say = say as Voice] in
      let db = makeStrictDB(scheduler: ImmediateWork()) { say("reported: \($0)") }
      TwoThreads.playKept(on: db) { say($0) }
      exit(EXIT_FAILURE)
    }

    let (lines, errors) = say.heard(in: result)
    let isReported =
      lines == [
        "reported: \(BrokenRule.retained)", "the call with a kept transaction has returned",
      ]
    let isEnded = errors.contains("\(BrokenRule.retained)") && lines.count <= 1
    #expect(isReported || isEnded, "it is told of once, before its own call returns: \(lines)")
  }

  @Test func `a transaction that is kept is reported before the call returns`() async {
    await expectRules(
      scripts: DBCall.Kind.allCases.map { [.call($0, .keep), .call($0), .call($0, .keep)] })
  }

  @Test func `a transaction is kept, whether its block throws or not`() async {
    await expectRules(
      scripts: DBCall.Kind.allCases.map { [.throwing($0, .keep), .throwing($0)] })
  }

  @Test func `what a block returns or throws can keep its transaction`() async {
    await expectRules(
      scripts: DBCall.Kind.allCases.flatMap { kind -> [[DBStep]] in
        [
          [.call(kind, carries: true), .call(kind)],
          [.throwing(kind, carries: true), .throwing(kind)],
        ]
      })
  }

  @Test func `a completion that waits in the scheduler can keep the transaction`() async {
    await expectRules(.write(.later(holds: false)), .runScheduled, .write(.later(holds: true)))
  }

  @Test func `what is let go in time is not reported, and what is kept is reported once`() async {
    await expectRules(
      [
        .write(.keep, .letGo), .write(.keep, .completion([.letGo])), .write(.keep), .read(),
        .write(),
        .letGo, .read(),
      ],
      // What would be done after a commit is let go of.
      [.throwing(.writeDeciding, .later(holds: true)), .read(.keep)])
  }

  @Test func `each that is kept is reported, however many were before`() async {
    // A transaction can have the address of one that is gone.
    let once: [DBStep] = [.write(.keep), .letGo, .read(.keep), .letGo]
    await expectRules(scripts: [Array(repeatElement(once, count: 20).joined())])
  }

  @Test func `what is kept inside is reported when the outermost is over`() async {
    await expectRules(
      [.write(.read(.keep), .letGo)], [.write(.read(.keep), .finalization("badge", []))],
      [.write(.read(.keep), .completion([.letGo]))])
  }

  @Test func `both are kept: two are reported, and one that was inside`() async {
    await expectRules(
      [.write(.keep, .write(.keep))], [.throwing(.write, .keep, .throwing(.write, .keep))])
  }

  @Test func `after a report all goes on as before`() async {
    await expectRules(
      .write(
        .read(), .finalization("badge", []), .completion([]), .later(holds: false)),
      .read(.keep), .letGo, .call(.asyncWrite, .completion([])))
  }

  @Test func `a task that a block makes is not inside it`() async {
    let say = Voice()
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardOutputContent, \.standardErrorContent]
    ) { [say = say as Voice] in
      let db = makeStrictDB(scheduler: ImmediateWork()) { say("reported: \($0)") }
      let task = try? db.write { _ in Task { _ = try? db.read { _ in say("the task reads") } } }
      await task?.value
      await TwoThreads.playInTask(on: db) { say($0) }
      _ = try? db.read { _ in try db.read { _ in } }
      exit(EXIT_FAILURE)
    }

    let (lines, errors) = say.heard(in: result)
    let expected = [
      "the task reads", "the block that made the task ends", "the task's block runs",
    ]
    #expect(
      Array(lines.prefix(3)) == expected, "it waits while the block goes on; nothing is reported")
    expectOneInside(lines.dropFirst(3), errors)
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
    let (refactored, legacy, lastWords) = await SyncOnStrictDB.play()

    #expect(refactored == [], "the refactored sync breaks no rule")
    let rules = [BrokenRule.reentrant, .retained].map(\.description)
    let isEnded = rules.contains { lastWords?.contains($0) ?? false }
    #expect(
      legacy == rules || isEnded && rules.starts(with: legacy),
      "what is told of the sync as found: \(legacy.isEmpty ? "nothing" : "\(legacy)")")
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

  /// Expects that one inside another was told of last, in the learner's way.
  private func expectOneInside(_ lines: ArraySlice<String>, _ errors: String) {
    let isReported = lines == ["reported: \(BrokenRule.reentrant)"]
    let isEnded = errors.contains("\(BrokenRule.reentrant)") && lines.isEmpty
    #expect(isReported || isEnded, "on one thread, a transaction inside another is told of")
  }

  /// Expects that the steps of a script are told as they are.
  private func expectRules(
    _ script: DBStep..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectRules(scripts: [script], sourceLocation: sourceLocation)
  }

  private func expectRules(
    _ scripts: [DBStep]..., sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expectRules(scripts: scripts, sourceLocation: sourceLocation)
  }

  /// Expects that scripts are told as they are, and shows the first one that is not.
  private func expectRules(
    scripts: [[DBStep]], sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let runs = await StrictRun.play(scripts)
    let problem = zip(scripts, runs).lazy.compactMap { script, run in run.problem(script) }.first
    if let problem {
      Issue.record("\(problem)", sourceLocation: sourceLocation)
    } else if runs.count < scripts.count {
      Issue.record(
        "The process ended and said nothing: \(DBStep.text(scripts[runs.count]))",
        sourceLocation: sourceLocation)
    }
  }
}
