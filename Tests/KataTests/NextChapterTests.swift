import Foundation
import Testing

@testable import Kata

/// Tests of the choice of the chapter to go on with. Each word is a chapter: `-` is not begun, `w` is in work and `p` is
/// passed, with the second of its last save.
@Suite struct NextChapterTests {
  @Test(arguments: [
    ("- - -", 1), ("p1 - -", 2), ("- p1 -", 3), ("- - p1", 1), ("p2 p1 -", 3), ("- w1 p2", 2),
    ("w1 - w2", 3), ("w2 p3 w1", 1), ("p1 p2 p3", nil),
  ])
  func `what is in work comes first, then what follows the last save`(
    words: String, number: Int?
  ) throws {
    let root = URL.temporary("Seams")
    defer { try? FileManager.default.removeItem(at: root) }
    let words = words.split(separator: " ").map(String.init)
    let chapters = words.indices.map {
      Chapter(id: "0\($0 + 1)-Any", languageMode: "6", root: root)
    }
    var notes = LearnerNotes(of: Workbook(root: root, chapters: chapters))
    let statuses = zip(chapters, words).map { chapter, word in
      if word.hasPrefix("p") { _ = notes.addPassed(chapter) }
      let seconds = Double(word.dropFirst()) ?? 0
      return ChapterStatus(
        chapter: chapter,
        standing: LearnerProgress(
          areTestsUntouched: word == "-", isRefactoringUntouched: word == "-",
          lastSave: Date(timeIntervalSince1970: seconds)), verdict: nil)
    }

    #expect(ChapterStatus.inWork(statuses, notes)?.chapter.number == number)
  }
}
