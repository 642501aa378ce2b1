import Foundation
import Testing

@testable import Kata

/// Tests of the store: its entries, their age and their keys.
@Suite struct StoreTests {
  @Test func `clean empties the store and nothing else`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let store = try await clone.ownStore()
      _ = try await clone.kata(["check", "1"], environment: store)
      _ = try await clone.kata(["hint", "2"], environment: store)

      let outcome = try await clone.kata(["clean"], environment: store)

      #expect(outcome.exitCode == 0)
      #expect(outcome.output.contains(/^Emptied \S+store: [1-9]\d* MB\.\n$/))
      let left = try FileManager.default.subpathsOfDirectory(
        atPath: clone.root.appending(path: "store").path)
      #expect(left.filter { $0.contains("/") } == [])
      #expect(try clone.read(".kata/hints.json").contains("02-LightsOn"))
      let again = try await clone.kata(["check", "1"], environment: store)
      again.shows("9 of 9 points")
    }
  }

  @Test func `a product that a stopped machine left without its bytes is made again`() async throws
  {
    try await URL.useFolder("store") { folder in
      let store = try Store(root: folder.appending(path: "store"))
      func make() async throws -> URL {
        try await store.product("kind", "key") { try $0.appending(path: "a.o").write("bytes") }
      }
      let place = try await make()
      for path in ["a.o", ".sizes"] {
        try FileManager.default.removeItem(at: place.appending(path: path))
        try place.appending(path: path).write("")

        let again = try await make()

        #expect(try String(textOf: again.appending(path: "a.o")) == "bytes", "\(path)")
      }
    }
  }

  @Test func `a folder that holds other things is not taken for a store`() async throws {
    try await Clone.use { clone in
      for words in [["clean"], ["check", "1"]] {
        let outcome = try await clone.kata(
          words, environment: ["KATA_CACHE": clone.root.appending(path: "Chapters").path])

        #expect(outcome.exitCode == 2)
        #expect(
          outcome.errors.hasSuffix(
            "Chapters, which holds other things; name an empty folder, or a new one.\n"))
      }
      #expect(try clone.read("Chapters/01-AtTheDoor/README.md").hasPrefix("# At the door"))
    }
  }

  @Test func `a store beyond its limit loses what was not used longest`() async throws {
    try await Clone.use { clone in
      let store = clone.root.appending(path: "store")
      let environment = try await clone.ownStore().merging(["KATA_CACHE_LIMIT": "1"]) { $1 }
      try clone.solve("01-AtTheDoor")
      try clone.solve("02-LightsOn")
      func names(_ kind: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: store.appending(path: kind).path)
          .sorted()
      }
      let references = try names("reference")
      try #require(references.count == 2)
      // All entries were used two hours ago, the large one an hour ago, and one product now. A killed kata has left a
      // file.
      try clone.write("half", to: "store/tmp/killed/half.o")
      try clone.write(String(repeating: "x", count: 2_000_000), to: "store/program/large/large.o")
      for path in try FileManager.default.subpathsOfDirectory(atPath: store.path) {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -7_200)],
          ofItemAtPath: store.appending(path: path).path)
      }
      for (path, age) in [("reference/\(references[1])", 0.0), ("program/large", -3_600)] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: age)],
          ofItemAtPath: store.appending(path: path).path)
      }

      // This run uses the store only after the pruning.
      let outcome = try await clone.kata(["list"], environment: environment)

      #expect(outcome.exitCode == 0)
      #expect(try names("reference") == [references[1]])
      #expect(try names("platform").isEmpty)
      #expect(try names("tmp").isEmpty)
      let again = try await clone.kata(["check", "1"], environment: environment)
      #expect(again.exitCode == 0, "\(again.output)")
    }
  }

  @Test(arguments: [("KATA_CACHE_LIMIT", "megabytes"), ("KATA_TIME_LIMIT", "seconds")])
  func `a limit that is no number is refused`(variable: String, unit: String) async throws {
    try await Clone.use { clone in
      let outcome = try await clone.kata(["check", "1"], environment: [variable: "lots"])

      outcome.ends(2, errors: "kata: \(variable) is a number of \(unit), not \"lots\".\n")
    }
  }

  @Test func `whatever way kata is called, it finds what it has kept`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let link = clone.root.appending(path: "judge")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Clone.built("kata"))
      let folder = Clone.built("kata").deletingLastPathComponent().path
      let path = "\(folder):" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
      let store = ["KATA_CACHE": Clone.cache.path, "PATH": path]
      // The full text about a passed chapter is printed only once.
      _ = try await clone.kata(["check", "1"])
      let first = try await clone.kata(["check", "1"])

      let byLink = try await Clone.run(link, ["check", "1"], in: clone.root, environment: store)
      let byName = try await Clone.run(
        URL(filePath: "/usr/bin/env"), ["kata", "check", "1"], in: clone.root, environment: store)

      #expect(first.exitCode == 0)
      for outcome in [byLink, byName] {
        #expect(outcome.output == first.output)
        #expect(outcome.errors == "")
      }
    }
  }

  @Test func `a store that was copied serves the same kata in another place`() async throws {
    try await Clone.use(solving: "01-AtTheDoor") { clone in
      let store = try await clone.ownStore()
      for _ in 1...2 { _ = try await clone.kata(["check", "1"], environment: store) }
      let copy = clone.root.appending(path: "copy")
      try FileManager.default.copyItem(at: clone.root.appending(path: "store"), to: copy)
      let kata = clone.root.appending(path: "kata")
      try FileManager.default.copyItem(at: Clone.built("kata"), to: kata)

      let here = try await clone.kata(["check", "1"], environment: store)
      let there = try await Clone.run(
        kata, ["check", "1"], in: clone.root, environment: ["KATA_CACHE": copy.path])

      #expect(here.exitCode == 0)
      #expect(there.output == here.output)
      #expect(there.errors == "")
    }
  }

  @Test func `a kata of other sources makes everything again`() async throws {
    try await Clone.use { clone in
      let store = try await clone.ownStore()
      let kata = clone.root.appending(path: "another/kata")
      try kata.deletingLastPathComponent().makeFolder()
      try FileManager.default.copyItem(at: Clone.built("kata"), to: kata)
      let before = try await clone.kata(["run", "2"], environment: store)
      try clone.write("// Another.\n", to: "Tests/Kata/Another.swift")

      let outcome = try await Clone.run(kata, ["run", "2"], in: clone.root, environment: store)

      #expect(before.errors == "")
      #expect(
        outcome.errors.contains("the parts that all chapters share, once"), "\(outcome.errors)")
    }
  }

  @Test func `other flags of the compiler make other products`() async throws {
    try await Clone.use { clone in
      let store = try await clone.ownStore()
      let before = try await clone.kata(["run", "2"], environment: store)
      try clone.edit(
        "store/toolchain/recipe.json", "\"frontendFlags\":[", "\"frontendFlags\":[\"-DOTHER\",")

      let outcome = try await clone.kata(["run", "2"], environment: store)

      #expect(before.errors == "")
      #expect(outcome.errors.contains("building the parts that all chapters share, once"))
      #expect(outcome.errors.contains("building the chapter, once"))
    }
  }

  @Test func `a product that was removed while it was needed is named`() throws {
    let folder = URL(filePath: "/gone/reference/1234")

    let failure = #expect(throws: Failure.self) { try BuiltPart(folder) }

    #expect(failure?.exitCode == .graderFailed)
    #expect(
      failure?.message.hasPrefix("/gone/reference/1234 was removed while it was needed.") == true)
  }
}
