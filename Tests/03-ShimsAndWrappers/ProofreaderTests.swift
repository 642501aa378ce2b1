import Foundation
import Platform
import Support
import Testing

@testable import ShimsAndWrappers

/// Turn 2: the proofreader, made testable. The suite calls it only through `Entry.swift`.
@MainActor @Suite(.knownUntil(started)) struct ProofreaderTests {
  @Test(arguments: [
    ("teh", "the"), ("Bergn", "Bergen"), ("Iphone", "iPhone"), ("u", "you"), ("alot", " a lot"),
    ("c++", "C++"), ("dolar", "$10"),
  ])
  func `a misspelled word becomes the best guess`(word: String, guess: String) {
    spelling.misspelled = [word]
    // Whatever else could make a guess the best, another one has more of it.
    spelling.guesses = [
      word: [guess, "\(word)s", String(word.reversed()), "a", "zzz", "never this one"]
    ]

    let corrected = spelling.makeProofreader().corrected("say \(word) again")

    #expect(corrected == "say \(guess) again", "the guesses passed in have \(guess) first")
  }

  @Test func `every misspelled word is corrected`() {
    spelling.misspelled = ["aa", "bb"]
    spelling.guesses = ["aa": ["one"], "bb": ["two"]]

    let corrected = spelling.makeProofreader().corrected("aa and bb")

    #expect(corrected == "one and two", "two words are misspelled")

    let long = spelling.makeProofreader().corrected(String(repeating: "aa and ", count: 300) + "bb")
    let isCorrected = long == String(repeating: "one and ", count: 300) + "two"
    #expect(isCorrected, "in a text of 601 words too")
  }

  @Test func `words are corrected in the order of the text, inside longer words too`() {
    spelling.misspelled = ["aa", "aab"]
    spelling.guesses = ["aa": ["x"], "aab": ["y"]]

    let corrected = spelling.makeProofreader().corrected("aa aab")

    #expect(corrected == "x xb", "aa comes first, and is part of aab too")
  }

  @Test func `a word without a guess stays as it is`() {
    spelling.misspelled = ["mlik", "aa"]
    spelling.guesses = ["aa": ["one"]]

    let corrected = spelling.makeProofreader().corrected("mlik aa")

    #expect(corrected == "mlik one", "the guesses passed in have none for mlik")
  }

  @Test func `what is not misspelled stays, whatever the shared checker says`() {
    spelling.misspelled = ["buy"]
    spelling.guesses = ["buy": ["get"]]

    let corrected = spelling.makeProofreader().corrected("buy mlik")

    #expect(corrected == "get mlik", "the function passed in finds only buy misspelled")
  }

  @Test func `unknown words are the misspelled ones without a guess, in their order`() {
    spelling.misspelled = ["Zz", "bb", "aa"]
    spelling.guesses = ["bb": ["two"]]
    spelling.learned = ["aa"]

    let unknown = spelling.makeProofreader().unknownWords(in: "the Zz bb aa")

    #expect(unknown == ["Zz", "aa"], "bb has a guess; aa is misspelled, be it learned or not")
  }

  @Test func `an accepted word is learned`() {
    let word = "Seam\(Int.random(in: 10...99))"

    spelling.makeProofreader().accept(word)

    #expect(spelling.learned == [word], "a word picked at random")
  }

  @Test func `a word that is learned already is not learned again`() {
    spelling.learned = ["jotter", "seams"]

    let proofreader = spelling.makeProofreader()
    proofreader.accept("jotter")
    proofreader.accept("kata")

    #expect(spelling.learned == ["jotter", "seams", "kata"], "only kata is new")
  }

  @Test func `a result that changes is asked for again`() throws {
    spelling.misspelled = ["aa"]
    spelling.guesses = ["aa": ["one"]]
    let proofreader = spelling.makeProofreader()
    try #require(proofreader.corrected("aa") == "one", "before anything changes")

    spelling.guesses = ["aa": ["two"]]

    #expect(proofreader.corrected("aa") == "two", "the proofreader must not remember results")

    proofreader.accept("kata")
    spelling.learned = []
    proofreader.accept("kata")

    #expect(spelling.learned == ["kata"], "nor which words it has accepted")
  }

  @Test func `in random scripts it does what the original proofreader did`() async {
    let difference = await ProofreaderScript.difference(inScripts: 200) { OwnSpelling() }

    if let difference { Issue.record("\(difference)") }
  }

  @Test(arguments: Call.allCases)
  func `the shared spell checker is not called`(call: Call) {
    let before = SpellChecker.calls

    let acted = call.acts(on: FakeSpelling())

    let calls = SpellChecker.calls - before
    #expect(acted, "\(call) did nothing with the functions passed in")
    #expect(calls == 0, "SpellChecker was called by \(call)")
  }

  @Test func `two proofreaders each call their own functions`() {
    let other = FakeSpelling()
    other.misspelled = ["aa"]
    other.guesses = ["aa": ["theirs"]]
    spelling.misspelled = ["aa"]
    spelling.guesses = ["aa": ["mine"]]

    let proofreader = spelling.makeProofreader()
    let otherProofreader = other.makeProofreader()

    #expect(proofreader.corrected("aa") == "mine", "the first must keep what it was passed")
    #expect(otherProofreader.corrected("aa") == "theirs", "and so must the second")

    proofreader.accept("kata")

    #expect(spelling.learned == ["kata"], "the first calls the learn that it was passed")
    #expect(other.learned == [], "the second was not asked to learn anything")
  }

  @Test func `with doubles the dictionary is never loaded`() async {
    // Another exit code than 0, so that a proofreader that ends the program early does not look like success.
    await #expect(
      processExitsWith: .exitCode(21),
      """
      A separate process calls every method of your proofreader, on doubles alone. If that process \
      does not exit with code 21, your proofreader crashed or ended the process on the way.
      """
    ) { @MainActor in
      for call in Call.allCases where SpellChecker.loads == 0 {
        #expect(call.acts(on: FakeSpelling()), "\(call) did nothing with the functions passed in")
        let loads = SpellChecker.loads
        #expect(loads == 0, "SpellChecker read its dictionary when \(call) was called")
      }
      exit(21)
    }
  }

  // MARK: - Fixtures

  let spelling = FakeSpelling()

  enum Call: CaseIterable {
    case corrected
    case unknownWords
    case accept

    /// Makes the call. Returns whether it worked with the words of `spelling`.
    func acts(on spelling: FakeSpelling) -> Bool {
      spelling.misspelled = ["aa", "bb"]
      spelling.guesses = ["aa": ["one"]]
      let proofreader = spelling.makeProofreader()
      switch self {
      case .corrected: return proofreader.corrected("aa bb") == "one bb"
      case .unknownWords: return proofreader.unknownWords(in: "aa bb") == ["bb"]
      case .accept:
        proofreader.accept("cc")
        return spelling.learned == ["cc"]
      }
    }
  }
}
