import Foundation
import Testing

@testable import Kata

/// Tests of a store that several machines share: the same key is written by two, one wins, and nothing is torn.
@Suite(.warm) struct SharedStoreTests {
  @Test func `eight processes fill one store, some are killed, and the gradebook is that of one`()
    async throws
  {
    try await Clone.use { clone in
      for number in 1...9 {
        let place = "class/s\(number)"
        try clone.replace(place, with: "Solutions")
        let file = "\(place)/01-AtTheDoor/YourTests/DoorbellTests.swift"
        try clone.write(clone.read(file) + "// \(UUID())\n", to: file)
      }
      try clone.remove("class/s4/01-AtTheDoor/YourTests")
      let environment = try await clone.ownStore()
      // The eight make the parts of the chapters anew, all at once.
      let shared = clone.root.appending(path: "store")
      for name in try FileKind.names(in: shared) where !["platform", "CACHEDIR.TAG"].contains(name)
      {
        try FileManager.default.removeItem(at: shared.appending(path: name))
      }
      let script = """
        grade() { "$0" grade class --chapters 1 --shard $1/8 --format json --output part-$1.json; }
        for number in 0 1 2 3 4 5 6 7; do grade $number & pids[number]=$!; done
        sleep 1; kill -9 ${pids[1]}; sleep 2; kill -9 ${pids[4]}; sleep 1; kill -9 ${pids[6]}; wait
        for number in 1 4 6; do grade $number; done
        """

      let parts = try await Clone.run(
        URL(filePath: "/bin/bash"), ["-c", script, Clone.built("kata").path], in: clone.root,
        environment: environment)
      let merged = try await clone.kata(
        ["report", "--format", "json"] + (0..<8).map { "part-\($0).json" },
        environment: environment)
      let whole = try await clone.kata(
        "grade", "class", "--chapters", "1", "--format", "json", "--output", "all.json")
      let wanted = try await clone.kata("report", "all.json", "--format", "json")

      #expect(parts.errors.components(separatedBy: "Killed").count > 1, "\(parts.errors)")
      #expect(whole.exitCode == 1)
      merged.ends(1, output: wanted.output, errors: "")
    }
  }
}
