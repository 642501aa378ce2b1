import Foundation
import Testing

/// Tests of `kata run 9 step`, in which a developer goes through a log, in this workbook.
@Suite(.warmPrograms) struct StepTests {
  @Test func `keys lead to every step, to branches and back`() async throws {
    let terminal = try PseudoTerminal(
      Clone.built("kata"), ["run", "9", "step"], in: Clone.workbook,
      environment: ["KATA_CACHE": Clone.cache.path])

    try await terminal.press("", until: "testers.log, step 0 of 40", ">   0  the start")
    try await terminal.press("\u{1b}[C\u{1b}OC", until: "step 2 of 40", "note 38, the text")
    try await terminal.press("\u{1b}[D", until: "step 1 of 40", "  load(note: 38), begun by")
    try await terminal.press("21\u{7f}0", until: "step 1 of 40   Go to step 20_")
    try await terminal.press("\r", until: "step 20 of 40", "the text \"23. Water ferns\".")
    try await terminal.press("\u{1b}[F\u{1b}[C", until: "step 40 of 40", "No answer is missing.")
    try await terminal.press("\u{1b}[H\u{1b}[D", until: "step 0 of 40", "shows no note.")
    try await terminal.press(
      "s", until: "branch 1, which leaves the log after step 0: step 2 of 2", "  loaded \"")
    try await terminal.press("\u{1b}[Dp", until: "branch 2, which", ", playing")
    try await terminal.press("b", until: "testers.log, step", "of 40")
    try await terminal.press("\u{1b}[15~xb", until: "branch 1, which", "of 2")
    terminal.type("q")

    #expect(try await terminal.exitCode() == 0)
  }

  @Test func `without a terminal all steps are printed`() async throws {
    let outcome = try await Clone.run(
      Clone.built("kata"), ["run", "9", "step"], in: Clone.workbook,
      environment: ["KATA_CACHE": Clone.cache.path])

    let lines = outcome.output.split(separator: "\n")
    #expect(outcome.exitCode == 0 && lines.count == 41)
    #expect(lines.first == "testers.log, 40 steps:")
    #expect(!outcome.output.contains("\u{1b}"))
  }

  @Test(arguments: [
    (["step", "/none.log"], "This log cannot be used: there is no file at /none.log.\n"),
    (["test", "README.md"], "This log cannot be used: line 1: no comma is behind it"),
  ])
  func `a log that cannot be used is named in a sentence`(
    words: [String], message: String
  ) async throws {
    let outcome = try await Clone.run(
      Clone.built("kata"), ["run", "9"] + words, in: Clone.workbook,
      environment: ["KATA_CACHE": Clone.cache.path])

    outcome.ends(1, output: "")
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }
}
