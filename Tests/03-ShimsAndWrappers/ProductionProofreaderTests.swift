import Foundation
import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// Turn 2: the proofreader as the app makes it, on the spell checker that the whole app shares.
@MainActor @Suite(.knownUntil(started)) struct ProductionProofreaderTests {
  @Test func `the app's proofreader still knows the shared dictionary`() {
    let proofreader = makeProductionProofreader()

    #expect(proofreader.corrected("buy mlik and berad") == "buy milk and bread")
    #expect(proofreader.unknownWords(in: "buy mlik xyz") == ["xyz"])

    SpellChecker.learn("klim")
    defer { SpellChecker.unlearn("klim") }
    #expect(proofreader.corrected("mlik") == "klim", "of two guesses the first is the best")
  }

  @Test func `the app's proofreader is the code that the other tests run`() {
    #expect(
      shareCode(FakeSpelling().makeProofreader(), makeProductionProofreader()),
      "the app has a proofreader of its own, which no test on doubles runs")
  }

  @Test func `in random scripts the app's proofreader does what the original did`() async {
    let difference = await ProofreaderScript.difference(inScripts: 10) { SharedSpelling() }

    if let difference { Issue.record("\(difference)") }
  }

  @Test func `a word that the app's proofreader accepts is known to the whole app`() throws {
    // The whole app includes earlier callers: the shared checker has loaded its words by now.
    try #require(SpellChecker.misspellings(in: "vellum") == ["vellum"])

    makeProductionProofreader().accept("vellum")
    defer { SpellChecker.unlearn("vellum") }

    #expect(SpellChecker.misspellings(in: "vellum") == [], "SpellChecker does not know the word")
    #expect(makeProductionProofreader().unknownWords(in: "vellum") == [])
  }

  @Test func `a word that other code teaches the shared spell checker is known too`() {
    let proofreader = makeProductionProofreader()
    let before = proofreader.unknownWords(in: "foolscap")

    SpellChecker.learn("foolscap")
    defer { SpellChecker.unlearn("foolscap") }

    #expect(before == ["foolscap"])
    #expect(proofreader.unknownWords(in: "foolscap") == [], "its words must be the shared ones")

    let text = "foolscap and milk"
    #expect(proofreader.unknownWords(in: text) == [])
    SpellChecker.unlearn("foolscap")
    #expect(proofreader.unknownWords(in: text) == ["foolscap"], "and so must forgotten words")
  }

  @Test func `in a new process the app's proofreader shares the words in the file`() async {
    // Another exit code than 0, so that a proofreader that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(22),
      """
      A separate process calls the app's proofreader. If that process does not exit with code 22, \
      your proofreader crashed or ended the process on the way.
      """
    ) { @MainActor in
      let file = DocumentsFolder.current.appending(path: "Dictionary.txt")
      try "vellum".write(to: file, atomically: true, encoding: .utf8)
      let proofreader = makeProductionProofreader()
      try "gesso\nvellum".write(to: file, atomically: true, encoding: .utf8)
      #expect(
        proofreader.unknownWords(in: "gesso vellum xyz") == ["xyz"],
        "it must leave the file unread until its first call, as SpellChecker does")

      proofreader.accept("ocher")
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "gesso\nocher\nvellum", "an accepted word is added to the file at once")

      SpellChecker.unlearn("vellum")
      #expect(
        proofreader.unknownWords(in: "vellum ocher") == ["vellum"],
        "what SpellChecker forgets is unknown, even if it was in the file")
      exit(22)
    }
  }
}
