import Foundation
import Testing

@testable import Kata

/// Tests of the compiler's errors in a lesson: each is proven by a diff.
@Suite struct RefusedTests {
  @Test func `an error stands in the lesson in the compiler's words, and its cause is a diff`()
    async throws
  {
    try await Clone.use { clone in
      let workbook = try Workbook.find(from: clone.root)
      let chapter = workbook.chapters[0]
      let workbench = try await Workbench(
        workbook: workbook, progress: Progress { _, _ in }, sandbox: .off)
      let lesson = try clone.read("\(chapter.workPath)/README.md")
      try clone.write(
        Self.diff, to: "\(chapter.suitePath)/Refused/a-getter-is-set.diff")
      func objections(to blocks: String) async throws -> [String] {
        try clone.write(lesson + "\n" + blocks, to: "\(chapter.workPath)/README.md")
        let kept = KeptProofs(chapter: chapter, workbench: workbench, isAgain: false)
        return try await RefusedVerifier(chapter: chapter, workbench: workbench, kept: kept)
          .proof().objections
      }

      #expect(try await objections(to: Self.code + Self.error) == [])
      #expect(
        try await objections(to: Self.error.replacing("property: 'visitors'", with: "…")) == [])

      let other = Self.error.replacing("assign to", with: "change the")
      #expect(
        try await objections(to: other) == [
          """
          README.md quotes `refused a-getter-is-set`: error: cannot change the property: 'visitors' is a get-only property
          The compiler here says:
          error: cannot assign to property: 'visitors' is a get-only property
          Decide which of them the lesson shows.
          """
        ])
      let fixed = LessonFix(chapter: chapter, outputs: [:]).fixed(Lesson(of: chapter))
      #expect(fixed == lesson + "\n" + other, "an author decides, not --fix")

      #expect(
        try await objections(to: Self.code.replacing("visitors", with: "guests") + Self.error) == [
          "README.md quotes `refused a-getter-is-set`, which has no such lines:   Doorbell().guests = guests"
        ])
      #expect(
        try await objections(to: Self.error.replacing("text refused a-getter-is-set", with: "text"))
          == [
            "README.md quotes an error that no diff proves, in a fence ```text: error: cannot assign to property: 'visitors' is a get-only property",
            "README.md quotes no error of a-getter-is-set: a fence is ```text refused a-getter-is-set",
          ])
      #expect(
        try await objections(to: Self.error + Self.error.replacing("a-getter", with: "nothing"))
          == [
            "README.md quotes `refused nothing-is-set`, and \(chapter.suitePath)/Refused has no such diff"
          ])

      try clone.write(
        Self.diff.replacing("visitors = visitors", with: "visitors.add(\"Ada\")"),
        to: "\(chapter.suitePath)/Refused/a-getter-is-set.diff")
      #expect(
        try await objections(to: Self.error) == [
          "\(chapter.suitePath)/Refused/a-getter-is-set.diff compiles"
        ])
    }
  }

  // MARK: - Fixtures

  private static let code = """
    ```swift refused a-getter-is-set
      Doorbell().visitors = visitors
    ```

    """

  private static let error = """

    ```text refused a-getter-is-set
    error: cannot assign to property: 'visitors' is a get-only property
    ```

    """

  private static let diff = """
    A test sets a getter.

    diff --git a/YourTests/AttemptTests.swift b/YourTests/AttemptTests.swift
    new file mode 100644
    index 000000000000..5ac0cb9f5d69
    --- /dev/null
    +++ b/YourTests/AttemptTests.swift
    @@ -0,0 +1,5 @@
    +@testable import AtTheDoor
    +
    +func ring(on visitors: Visitors) {
    +  Doorbell().visitors = visitors
    +}

    """
}
