import Foundation
import Testing

@testable import Kata

/// Tests of temporary folders, while other processes remove leftovers.
@Suite struct TemporaryFolderTests {
  @Test func `a folder can be made while leftovers are removed`() async throws {
    let parent = URL.temporary("tmp")
    try parent.makeFolder()
    defer { try? FileManager.default.removeItem(at: parent) }
    let tidying = Task.detached {
      while !Task.isCancelled { TemporaryFolder.removeLeftovers(in: parent) }
    }

    try await withThrowingTaskGroup { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...2_000 {
            let folder = try TemporaryFolder(in: parent)
            try #require(FileKind(of: folder.place) == .folder)
          }
        }
      }
      try await group.waitForAll()
    }

    tidying.cancel()
    await tidying.value
    #expect(try FileKind.names(in: parent) == [])
  }
}
