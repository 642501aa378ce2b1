import Foundation
import Testing

/// Tests of the rules for settings: code may name a store of its own, and no file.
@Suite(.warm) struct StoreRulesTests {
  @Test func `settings that a chapter allows have names, and no paths`() async throws {
    try await Clone.use(solving: chapter) { clone in
      try clone.allow("UserDefaults", in: chapter)
      let place = clone.root.appending(path: "elsewhere")
      let tests = """
        import Foundation
        import Testing

        @Test func `a name is no path`() {
          #expect(UserDefaults(suiteName: "\(place.path)") == nil)
          let store = UserDefaults(suiteName: "own")
          store?.set(1, forKey: "a")
          store?.setPersistentDomain(["a": 2], forName: "\(place.path)")
          #expect(store?.persistentDomain(forName: "\(place.path)") == nil)
          #expect(store?.integer(forKey: "a") == 1)
          #expect(store?.synchronize() == true)
        }

        """
      try clone.write(tests, to: "\(work)/YourTests/A.swift")

      let outcome = try await clone.kata("check", "1")

      outcome.ends(0, showing: "\"a name is no path\"  idle")
      #expect(!FileManager.default.fileExists(atPath: place.path + ".plist"))

      for code in [
        "nonisolated final class B: UserDefaults {}\nfunc b() { _ = B(suiteName: \"/b\") }",
        "nonisolated final class B: UserDefaults {\n  func b() { super.setPersistentDomain([:], forName: \"/b\") }\n}",
      ] {
        try clone.write("import Foundation\n" + code, to: "\(work)/YourTests/B.swift")
        try await clone.kata("check", "1").ends(
          1, showing: "B.swift:", "a subclass of `UserDefaults` could write a file anywhere")
      }
      let call =
        "import Foundation\nfunc b(_ s: UserDefaults) { s.Foundation::removePersistentDomain(forName: \"/b\") }"
      try clone.write(call, to: "\(work)/YourTests/B.swift")
      try await clone.kata("check", "1").ends(1, showing: "a member is named without its module")
    }
  }

  // MARK: - Fixtures

  let chapter = "01-AtTheDoor"
  let work = "Chapters/01-AtTheDoor"
}
