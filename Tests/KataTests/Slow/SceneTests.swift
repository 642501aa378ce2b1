import Foundation
import Testing

@testable import Kata

/// Tests of the scenes of all chapters of this workbook, which share files: a story survives that others were played.
@Suite struct SceneTests {
  /// The chapters whose stories do not depend on chance, as those of 7 to 9 do.
  private static let chapters = ((try? Workbook.find(from: Clone.workbook).chapters) ?? [])
    .filter { !(7...9).contains($0.number) }

  @Test func `there are chapters`() { #expect(Self.chapters.count >= 10) }

  @Test(.serialized, arguments: chapters)
  func `a story begins as before, or the reader is told what is left`(chapter: Chapter) async throws
  {
    let number = "\(chapter.number)"
    func play(_ scene: Scene, _ options: String...) async throws -> Clone.Outcome {
      try await Clone.kata(["run", number, scene.name] + options)
    }
    defer {
      let folder = chapter.root.appending(path: ".build/Jotter/\(chapter.module)")
      try? FileManager.default.removeItem(at: folder)
    }
    for scene in Scene.usual {
      let fresh = try await play(scene, "--afresh")
      #expect(fresh.exitCode == 0, "\(scene.name): \(fresh.errors)")
      for other in Scene.usual {
        _ = try await play(other, "--afresh")

        let after = try await play(scene)
        let afresh = try await play(scene, "--afresh")

        let isTold = after.errors.contains("There are files of an earlier run")
        #expect(isTold || Self.isAlike(after, fresh), "\(scene.name) after \(other.name)")
        #expect(Self.isAlike(afresh, fresh), "\(scene.name) afresh after \(other.name)")
      }
    }
  }

  /// Whether two runs print the same, but for numbers and ids, which chance and the clock choose, and the order of lines.
  private static func isAlike(_ one: Clone.Outcome, _ other: Clone.Outcome) -> Bool {
    let texts = [one, other].map {
      $0.output.replacing(/\bn-[0-9a-f]+/, with: "n").split(separator: "\n")
        .map { $0.filter { !$0.isNumber } }.sorted()
    }
    return texts[0] == texts[1]
  }
}
