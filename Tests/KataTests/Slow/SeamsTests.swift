import Foundation
import Testing

/// `kata seams`: each kind of edge, the way to the machine, and code that cannot be read.
@Suite(.warm) struct SeamsTests {
  /// A class with an edge of each kind, and one with none but fixed edges.
  private static let clocks = """
    import Foundation
    import Platform

    protocol Sounding { func sound(then rest: @escaping () -> Void) }
    final class Bell: Sounding { func sound(then rest: @escaping () -> Void) { Thread.sleep(until: Date()) } }

    enum Volume {
      @TaskLocal static var loud = false
      static var last = 0
    }

    class Clock {
      var now: () -> Date = { Date() }
      let bell: any Sounding

      init(bell: any Sounding = Bell()) { self.bell = bell }

      func strike() {
        Volume.last += Volume.loud ? 2 : 1
        if now() > date() { bell.sound {} }
      }

      func date() -> Date { Date() }
    }

    final class Tower {
      static let only = Tower()
      private let clock = Clock()

      func strike() { clock.strike() }
      func strike(at date: Date) { Bell().sound {} }
    }

    """

  @Test func `each kind of edge has its mark, and the machine its way`() async throws {
    try await Clone.use { clone in
      try clone.write(Self.clocks, to: "Chapters/01-AtTheDoor/Refactored/Clocks.swift")

      let outcome = try await clone.kata("seams", "1", "refactored")

      outcome.ends(
        0,
        beginning: """
          Chapter 1 · At The Door · refactored

          Bell
            sound -> Date.init [clock]

          Volume
            loud -> $loud

          Clock
            init                 -> now by default
            now by default, date -> Date.init [clock]
            strike               -> Volume.last [global variable], Volume.loud, now(), ~date, ?Sounding.sound

          Tower
            init        -> Clock.init
            only        -> init
            strike()    -> Clock.strike
            strike(at:) -> Bell.sound

          Doorbell
            ring, last, count -> ~visitors

          Which machine parts does a test need, and where would doubles keep them out?
            Bell: needs clock, by sound -> Date.init
            Volume: no edge leads to the machine
            Clock: doubles at ?Sounding, now by default, now(), ~date would keep out clock
            Tower: needs clock, by strike -> Bell.sound -> Date.init
            Doorbell: no edge leads to the machine

          ~ a subclass may override it; ? another type may conform; () a function value from a caller or a
          property; $ a task-local value; "by default" where a caller gives no other value; [global variable]
          one that code can set; [database, files, network, phone, clock, random, settings, terminal, main
          queue] parts of the machine. Every other call is fixed. A "would" says what the calls allow: look
          whether a test can put a double there,
          """)
    }
  }

  @Test func `functions in optionals, closures in constants, and a choice of initializers`()
    async throws
  {
    try await Clone.use { clone in
      try clone.write(
        """
        import Foundation

        class Gong {
          private var heard: (() -> Void)?

          func strike(then rest: (() -> Void)?) {
            let echo = { [heard] in heard?() ?? () }
            let never = { _ = Date() }
            DispatchQueue(label: "").sync { echo(); never() }
            rest?()
          }
        }

        final class Watch {
          static let shared = Watch()
          private let now: () -> Date

          init(now: @escaping () -> Date) { self.now = now }
          convenience init() { self.init { Date() } }

          func tell() -> Date { now() }
        }

        """, to: "Chapters/01-AtTheDoor/Refactored/Gong.swift")

      let outcome = try await clone.kata("seams", "1", "refactored")

      outcome.ends(
        0,
        beginning: """
          Chapter 1 · At The Door · refactored

          Doorbell
            ring, last, count -> ~visitors

          Gong
            strike -> heard(), Date.init [clock], rest()

          Watch
            init   -> Date.init [clock]
            shared -> init
            tell   -> now()

          Which machine parts does a test need, and where would doubles keep them out?
            Doorbell: no edge leads to the machine
            Gong: needs clock, by strike -> Date.init
            Watch: doubles at now() would keep out clock
          """)
    }
  }

  @Test func `the picture for other programs has the same edges`() async throws {
    try await Clone.use { clone in
      try clone.write(Self.clocks, to: "Chapters/01-AtTheDoor/Refactored/Clocks.swift")

      let outcome = try await clone.kata("seams", "1", "--json")

      let scenes = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]])
      #expect(scenes.map { $0["scene"] as? String } == ["legacy", "refactored"])
      let types = try #require(scenes[1]["types"] as? [[String: Any]])
      let clock = try #require(types.first { $0["name"] as? String == "Clock" })
      let functions = try #require(clock["functions"] as? [[String: Any]])
      let strike = try #require(functions.first { $0["name"] as? String == "Clock.strike()" })
      let edges = try #require(strike["edges"] as? [[String: Any]])
      #expect(
        edges.compactMap { $0["kind"] as? String } == [
          "fixed", "fixed", "function", "override", "protocol",
        ])
      #expect(clock["inherited"] as? [String: [String]] == [:])
      let doubles = try #require(clock["seams"] as? [String: [String]])
      #expect(
        doubles["clock"].map(Set.init) == [
          "Clock.now by default", "Clock.now", "Clock.date()", "Sounding.sound",
        ])
    }
  }

  @Test func `code that does not compile, and words that mean nothing, get a sentence`()
    async throws
  {
    try await Clone.use { clone in
      try clone.edit(
        "Chapters/01-AtTheDoor/YourRefactoring/Farewell.swift", "class Farewell", "clas Farewell")

      let broken = try await clone.kata("seams", "1", "yours")
      let given = try await clone.kata("seams", "1", "legacy")
      let unknown = try await clone.kata("seams", "1", "mine")

      broken.ends(
        1, showing: "Your code does not compile:\n", "YourRefactoring/Farewell.swift:1:1: error:")
      given.ends(0, beginning: "Chapter 1 · At The Door · legacy\n")
      unknown.ends(
        2,
        errors:
          "kata: `kata seams 1` is about legacy and refactored code; a word after it is one of legacy,"
          + " refactored and yours.\n")
    }
  }
}
