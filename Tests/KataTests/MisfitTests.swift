import Testing

@testable import Kata

/// Tests of changes that link with the suite, but do not fit it.
@Suite struct MisfitTests {
  @Test(arguments: [
    "nonisolated(nonsending) func texts(", "nonisolated ( nonsending )\nfunc texts(",
    "@discardableResult nonisolated(nonsending)\n  public func `texts`(",
    "nonisolated(/* on */nonsending) // the caller's\nfunc texts(",
  ])
  func `a function of Entry.swift that is called in another way is named`(text: String) {
    #expect(Misfit.objection(to: text, entry: entry)?.hasPrefix("texts is marked") == true)
  }

  @Test(arguments: [
    "func texts(", "nonisolated func texts(", "@concurrent func texts(", "@MainActor func texts(",
    "nonisolated(nonsending) func mine() {}\nfunc texts(",
    "// nonisolated(nonsending)\nfunc texts(", "/* nonisolated(nonsending) */ func texts(",
    "nonisolated(nonsending) typealias Job = () async -> Void\nstruct List { func texts(",
  ])
  func `what fits is let through`(text: String) {
    #expect(Misfit.objection(to: text, entry: entry) == nil)
  }

  /// Source of the Mac's form: the linker's message in https://github.com/johnno1962/SwiftTrace/issues/36.
  @Test(arguments: [
    "ld.lld: error: undefined symbol: $s4Jobs4openyyF\n>>> referenced by A.swift\n>>> ($s4Jobs5otheryyF)",
    "A.swift:(.text+0x4): undefined reference to `$s4Jobs4openyyF'",
    """
    Undefined symbols for architecture arm64:
      "_$s4Jobs4openyyF", referenced from:
          _$s4Jobs5otheryyF in A.swift.o
    ld: symbol(s) not found for architecture arm64
    """,
  ])
  func `a linker's missing symbol is known on each system`(text: String) {
    #expect(ChapterBuilder.missingSymbols(in: text) == ["$s4Jobs4openyyF"])
  }

  @Test func `a file full of marks is not looked through`() {
    let marks = String(repeating: "nonisolated(nonsending) /* ", count: 60_000)

    #expect(Misfit.objection(to: marks, entry: entry)?.contains("60000 times") == true)
  }

  // MARK: - Fixtures

  let entry = "let started = false\n\nfunc texts(for dates: [Date]) async -> [String] {}\n"
}
