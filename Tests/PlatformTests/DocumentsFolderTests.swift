import Foundation
import Platform
import Testing

@Suite struct DocumentsFolderTests {
  @Test func `the documents folder is a temporary one, the same for the whole process`() {
    let folder = DocumentsFolder.current

    #expect(FileManager.default.fileExists(atPath: folder.path))
    #expect(folder.path.hasPrefix(DocumentsFolder.temporary.standardizedFileURL.path))
    #expect(DocumentsFolder.current == folder)
  }

  @Test func `the folder of a process that trapped is removed by the next process that ends`()
    async throws
  {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: place) }

    await #expect(processExitsWith: .failure) { [path = place.path as String] in
      setenv("TMPDIR", path, 1)
      _ = DocumentsFolder.current
      fatalError("on purpose")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).count == 1)
    await #expect(processExitsWith: .success) { [path = place.path as String] in
      setenv("TMPDIR", path, 1)
      _ = DocumentsFolder.current
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.path) == [])
  }

  @Test func `an app that keeps its files has them in the workbook`() async {
    await #expect(processExitsWith: .success) {
      let workbook = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let inside = workbook.appending(path: "Chapters/Somewhere")
      try FileManager.default.createDirectory(at: inside, withIntermediateDirectories: true)
      try Data().write(to: workbook.appending(path: "Package.swift"))
      try #require(FileManager.default.changeCurrentDirectoryPath(inside.path))

      DocumentsFolder.keepBetweenRuns(for: "Chapter")

      #expect(
        DocumentsFolder.current.path.hasSuffix(
          "\(workbook.lastPathComponent)/.build/Jotter/Chapter"))
      try FileManager.default.removeItem(at: workbook)
    }
  }
}
