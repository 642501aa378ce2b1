import Foundation
import Testing

/// Tests of forged reports, in a chapter that allows the C library for them.
@Suite(.warm) struct ForgedReportTests {
  @Test(arguments: [
    ("as the test library writes it", ""),
    ("behind a secret", "00000000-0000-0000-0000-000000000000 "),
    ("after an empty line", "\\n"),
  ])
  func `a forged report earns nothing, however often it is tried`(
    manner: String, beginning: String
  ) async throws {
    try await Clone.use { clone in
      try clone.allow("Glibc", "dup2", "_exit", "fflush", in: "01-AtTheDoor")
      try clone.write(forgery(beginning), to: "\(work)/Farewell.swift")

      for _ in 0..<5 {
        let output = try await clone.kata("grade", ".", "--chapters", "1", "--sandbox", "off")
          .output

        #expect(output.contains("0/9  error"), "\(manner): \(output)")
        #expect(
          output.contains(
            "added lines of its own to the test library's report. The report does not count."),
          "\(output)")
      }
    }
  }

  // MARK: - Fixtures

  private let work = "Chapters/01-AtTheDoor/YourRefactoring"

  /// A refactoring that reports each test of the suite as passed by itself.
  private func forgery(_ beginning: String) -> String {
    ##"""
    import Foundation
    import Glibc

    private let forged: Void = {
      let tests = [
        ("who was there is said goodbye", "7:4"), ("who leaves is gone", "12:4"),
        ("the shared visitors stay", "18:4"), ("who was not there is not missed", "25:4"),
      ].map { "AtTheDoorTests.FarewellTests/`\($0.0)`()/FarewellTests.swift:\($0.1)" }
      dup2(3, 1)
      func event(_ kind: String, _ test: String) {
        print(#"BEGIN{"kind":"event","payload":{"kind":"\#(kind)","testID":"\#(test)"}}"#)
      }
      // The library has named and begun them all by now.
      for test in tests { event("testEnded", test) }
      event("runEnded", "")
      event("kataLibraryReturned", "")
      fflush(nil)
      _exit(0)
    }()

    class Farewell: FarewellSaying {
      func say(to name: String) -> String {
        _ = forged
        return ""
      }
    }
    """##.replacing("BEGIN", with: beginning)
  }
}
