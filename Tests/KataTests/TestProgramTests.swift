import Foundation
import Testing

@testable import Kata

/// Tests of the runs of a program of tests, and of the results that count, with pretended programs.
@Suite struct TestProgramTests {
  @Test func `a run in which all goes well is the only one`() async throws {
    let program = try PretendedProgram(.passes, .fails, .passes)

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .failed, .passed])
    #expect(try program.launches() == 1)
  }

  @Test func `only the chosen tests run, by their places`() async throws {
    let program = try PretendedProgram(.passes, .crashes, .passes)

    let records = try await program.run(only: [1, 3])

    #expect(records.map(\.line) == [1, 3])
    #expect(try program.launches() == 1)
  }

  @Test func `a program that ends before its first test crashes all of them`() async throws {
    let program = try PretendedProgram(.passes, .passes, first: "kill -ABRT $$")

    let records = try await program.run(only: [1, 2])

    #expect(records.map(\.status) == [.crashed, .crashed])
    let diagnostics = await #expect(throws: Diagnostics.self) { try await program.run() }
    #expect(diagnostics?.text == "The tests' program crashed (signal 6).")
  }

  @Test func `a program that is killed from outside runs once more`() async throws {
    let program = try PretendedProgram(
      .passes, .passes,
      first: "[ -e \"$folder/killed\" ] || { touch \"$folder/killed\"; kill -9 $$; }")

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .passed])
    #expect(try program.launches() == 2)
  }

  @Test func `what something outside has killed is no result to keep`() async throws {
    let program = try PretendedProgram(.passes, .passes, before: "kill -KILL $$")
    let early = try PretendedProgram(.passes, first: "kill -KILL $$")

    let records = try await program.run(all: [1, 2])
    let diagnostics = await #expect(throws: Diagnostics.self) { try await early.run() }

    let how = "ended from outside (signal 9): most often because the memory was full. Try again."
    #expect(records.allSatisfy { !$0.isSettled }, "\(records)")
    #expect(records.allSatisfy { $0.findings.last?.text.contains(how) == true }, "\(records)")
    #expect(diagnostics?.isSettled == false)
    #expect(diagnostics?.text == "The tests' program was \(how)")
  }

  @Test func `after a crash the one to blame runs alone, the others together`() async throws {
    let program = try PretendedProgram(.passes, .crashes, .passes, .fails)

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .crashed, .passed, .failed])
    #expect(records[1].findings.map(\.text) == ["It crashed (signal 6).\nFatal error: 2"])
    #expect(try program.launches() == 3)
  }

  @Test func `after a second crash the others run in turn, then each alone`() async throws {
    let program = try PretendedProgram(.passes, .crashes, .crashes, .fails)

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .crashed, .crashed, .failed])
    // The runs are of all, of 2 alone, of the others together, one after the other, and of 1, 3 and 4 alone.
    #expect(try program.launches() == 7)
  }

  @Test func `where many had begun at a crash, only those to blame run alone`() async throws {
    let program = try PretendedProgram(
      .passes, .passes, .crashes, .passes, .fails, .crashes, .passes, .passes, .passes,
      first: "together=yes")

    let records = try await program.run()

    #expect(
      records.map(\.status) == [
        .passed, .passed, .crashed, .passed, .failed, .crashed, .passed, .passed, .passed,
      ])
    // The runs are of all, of 1 and 2 together, of the others three times one after the other, and of 3 and 6 alone.
    #expect(try program.launches() == 7)
  }

  @Test func `a test that does not end is named, and costs no other`() async throws {
    let program = try PretendedProgram(.passes, .hangs, .passes)

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .timedOut, .passed])
    #expect(records[1].findings.first?.text.hasPrefix("It did not end within") == true)
  }

  @Test func `of many tests that do not end some are not reached, others count`() async throws {
    let behaviours = Array(repeating: PretendedProgram.Behaviour.hangs, count: 8)
    let program = try PretendedProgram(behaviours + [.passes], runs: .seconds(6), silenceLimit: 2)

    let records = try await program.run()

    #expect(records.last?.status == .passed)
    #expect(records.contains { $0.status == .timedOut })
    #expect(records.contains { $0.status == .notReached })
    #expect(records.filter { $0.status == .timedOut || $0.status == .notReached }.count == 8)
  }

  @Test(arguments: ["printf '{\"kind\":' >&3; exit 0", "exit 0", "runEnded=; :", "code=1; :"])
  func `a run that is not whole counts for nothing`(ending: String) async throws {
    let program = try PretendedProgram(.passes, .passes, before: ending)

    let records = try await program.run()

    #expect(records.allSatisfy { $0.status == .crashed }, "\(records)")
  }

  @Test(arguments: [
    "echo garbage >&3", "echo \"$runEnded\" >&3", "echo \" $secret $runEnded\" >&3",
    "echo \"$secret\" >&3",
  ])
  func `where anything else was written into the report, nothing counts`(
    ending: String
  ) async throws {
    let program = try PretendedProgram(.passes, .passes, before: ending)

    let diagnostics = await #expect(throws: Diagnostics.self) { try await program.run() }

    #expect(diagnostics?.text.hasSuffix("The report does not count.") == true)
    #expect(diagnostics?.isSettled == false)
  }

  @Test func `of a program whose tests are known, one that is untold was not run`() async throws {
    let program = try PretendedProgram(.passes, .passes)

    #expect(try await program.run(all: [1, 2]).map(\.status) == [.passed, .passed])
    #expect(try await program.run(all: [1, 2, 3]).map(\.status) == [.passed, .passed, .crashed])
  }

  @Test func `what took the program down before runs apart from the beginning`() async throws {
    let program = try PretendedProgram(.passes, .crashes, .hangs, .fails)
    let first = try await program.run()
    let before = try program.launches()

    let apart = Set(first.filter(\.hasEndedBadly).map(\.id))
    let again = try await program.program.runAgain(first, apart: apart, quick: apart)
    let brief = try program.launches()
    _ = try await program.program.runAgain(first, apart: apart)

    #expect(Set(again.map(\.status)) == [.passed, .crashed, .timedOut, .failed])
    // The runs are of 1 and 4 together, and of 2 and 3 alone. If 3 may only be slow, it also runs to the limit.
    #expect(brief - before == 3)
    #expect(try program.launches() - brief == 4)
  }

  @Test func `an issue of no test is that of the test that runs alone`() async throws {
    let issue =
      #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false,"isFailure":true}}}"#
    // An issue is reported each time that the second test has run.
    let program = try PretendedProgram(
      .passes, .passes, .passes, before: "chosen 2 && { echo \"$secret \"'\(issue)' >&3; code=1; }")

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .failed, .passed])
  }

  @Test func `a crash in company is no one's alone, and not forgiven`() async throws {
    let program = try PretendedProgram(.passes, .crashesInCompany, .passes)

    let together = try await program.run()
    let known = try await program.run(all: [1, 2, 3])

    #expect(together.map(\.status) == [.passed, .passed, .passed])
    #expect(known.map(\.status) == [.passed, .crashed, .passed])
    #expect(
      known[1].findings.map(\.text) == [
        "Alone it passes. With the others the program crashed (signal 6)."
      ])
  }

  @Test func `of many findings twenty are kept, and it says so`() async throws {
    let program = try PretendedProgram(.failsOften(times: 1_000))

    let record = try #require(await program.run().first)

    #expect(record.findings.count == 21)
    #expect(record.findings.last?.text == "... and 980 more: the first 20 are shown.")
  }

  @Test func `a field that is missing is named, with the Swift that writes it`() async throws {
    let line = #"{"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":false}}}"#
    let program = try PretendedProgram(.passes, before: "echo \"$secret \"'\(line)' >&3")

    let failure = await #expect(throws: Failure.self) { try await program.run() }

    #expect(
      failure?.message == "This Swift reports its tests in a way kata does not know:"
        + " `payload.issue.isFailure` is missing. kata reads version 6.3 of the event stream; use Swift 6.3, or a newer kata."
    )
    #expect(failure?.exitCode == .graderFailed)
  }

  @Test func `names that steer a terminal or fill it are made harmless`() {
    #expect(Style.harmlessName("a\nb\u{2028}c\u{202E}d\u{1b}[2Je\u{85}") == "a�b�c�d�[2Je�")
    #expect(Style.harmlessName("Zoë 👩‍👩‍👧 日本語") == "Zoë 👩‍👩‍👧 日本語")
    #expect(Style.harmlessName(String(repeating: "x", count: 140_000)).count == 201)
  }

  @Test func `the time for a program's start is no silence of its tests`() async throws {
    let program = try PretendedProgram(.passes, .passes, first: "sleep 1", silenceLimit: 0.5)

    let records = try await program.run()

    #expect(records.map(\.status) == [.passed, .passed])
  }

  @Test(.enabled(if: Host.runningSystem == .linux, "A Mac has no setsid."))
  func `a child that leaves the group and holds the pipes open is not waited for`() async throws {
    try await URL.useFolder("left") { folder in
      let note = folder.appending(path: "note")
      let place = Trace.quoted(note.path)
      let program = try PretendedProgram(
        .passes,
        before: "setsid sh -c 'echo $$ > \"$0\"; exec sleep 600' \(place) &"
          + " until test -s \(place); do sleep 0.1; done")

      let records = try await program.run()

      #expect(records.map(\.status) == [.passed])
      // No limit on time: on a busy machine the run itself waits for a core.
      let child = try #require(pid_t(String(contentsOf: note, encoding: .utf8).filter(\.isNumber)))
      #expect(kill(child, SIGKILL) == 0, "it had not ended")
    }
  }

  @Test func `what SwiftPM starts ends with it, although it leaves the group`() async throws {
    let script = "set -m; sleep 90 & echo $!; sleep 90"
    var process = Subprocess(
      executable: URL(filePath: "/bin/bash"), arguments: ["-c", script],
      environment: ["PATH": "/usr/bin:/bin"], timeLimit: 0.3)
    process.startsGroups = true

    let result = try await process.run()

    let child = try #require(pid_t(result.output.trimmingCharacters(in: .whitespacesAndNewlines)))
    #expect(result.ending == .timedOut)
    for _ in 0..<100 where kill(child, 0) == 0 { try await Task.sleep(for: .milliseconds(20)) }
    #expect(kill(child, 0) != 0)
  }

  @Test func `compilers and tests run within limits, in a session of their own`() async throws {
    func limited(_ script: String, by limits: [String]) async throws -> Subprocess.Result {
      try await Subprocess(
        executable: URL(filePath: "/bin/sh"), arguments: ["-c", script],
        environment: ["PATH": "/usr/bin:/bin"], timeLimit: 60, limits: limits
      ).run()
    }
    for limits in [Host.runningSystem.compilerLimits, Host.runningSystem.testLimits] {
      let result = try await limited("ulimit -c; ulimit -f; ulimit -H -t", by: limits)
      let seconds = limits == Host.runningSystem.testLimits ? 130 : 310
      #expect(result.output == "0\n1048576\n\(seconds)\n")
    }
    #if os(Linux)
      let session = try await limited(
        "read -r _ _ _ _ _ session _ < /proc/$$/stat; test $session = $$",
        by: Host.runningSystem.compilerLimits)
      #expect(session.ending == .exited(0))
      let memory = try await limited(
        "cat /proc/self/oom_score_adj", by: Host.runningSystem.compilerLimits)
      #expect(memory.output == "1000\n")
    #endif
    let endless = try await limited("while :; do :; done", by: ["-S -t 1"])
    #expect(endless.ending == .signalled(SIGXCPU))
  }

  @Test func `a cancelled run ends, whether it waits for a core or has one`() async throws {
    let pretended = try PretendedProgram(.hangs, silenceLimit: 60)
    let program = pretended.program
    let runs = (0..<4).map { _ in Task { try await program.run() } }
    while try pretended.launches() == 0 { try await Task.sleep(for: .milliseconds(10)) }

    runs.forEach { $0.cancel() }

    for run in runs {
      let result = await run.result
      #expect(throws: CancellationError.self) { try result.get() }
    }
    #expect(try pretended.leftovers() == [])
  }
}
