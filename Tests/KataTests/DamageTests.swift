import Foundation
import Testing

@testable import Kata

/// Tests that the products of a store stay whole, even if files are damaged or two processes make the same one.
@Suite struct DamageTests {
  enum Damage: CaseIterable {
    case emptied, cutOff, changed, replacedByFolder, replacedByLink, removed

    /// Damages a file. Its size stays the same if only its contents change.
    func strike(_ file: URL) throws {
      let bytes = try Data(contentsOf: file)
      try FileManager.default.removeItem(at: file)
      switch self {
      case .emptied: try Data().write(to: file)
      case .cutOff: try bytes.prefix(bytes.count / 2).write(to: file)
      case .changed: try Data(bytes.dropLast() + [bytes[bytes.count - 1] ^ 1]).write(to: file)
      case .replacedByFolder: try file.makeFolder()
      case .replacedByLink:
        try FileManager.default.createSymbolicLink(
          at: file, withDestinationURL: URL(filePath: "/dev/null"))
      case .removed: break
      }
    }
  }

  @Test func `a product that is whole is not made again, nor is a copy of it`() async throws {
    try await Self.withStore { store in
      let place = try await Self.made(in: store)
      let copy = store.root.deletingLastPathComponent().appending(path: "copy")
      try await Clone.copyStore(store.root, to: copy)

      for root in [store.root, copy] {
        let again = try await Store(root: root).product("kind", "key") { _ in
          Issue.record("made again")
        }

        #expect(try Self.texts(in: again) == Self.texts(in: place))
      }
      let mode =
        try FileManager.default.attributesOfItem(
          atPath: place.appending(path: "a.o").path)[.posixPermissions] as? Int
      #expect(mode == 0o444)
    }
  }

  @Test(arguments: Damage.allCases)
  func `a damaged value is made again`(damage: Damage) async throws {
    try await Self.withStore { store in
      func value(_ new: Int) async throws -> [Int] {
        try await store.value("kind", "key", keptIf: { _ in true }) { [new] }
      }
      #expect(try await value(700) == [700])
      #expect(try await value(1) == [700])
      try damage.strike(store.root.appending(path: "kind/key.json"))

      #expect(try await value(2) == [2])
      #expect(try await value(3) == [2])
    }
  }

  @Test(arguments: ["kind", "tmp"])
  func `a file in the place of a folder is no obstacle`(name: String) async throws {
    try await Self.withStore { store in
      let place = store.root.appending(path: name)
      try? FileManager.default.removeItem(at: place)
      try Data("x".utf8).write(to: place)
      let store = try Store(root: store.root)

      #expect(try Self.texts(in: try await Self.made(in: store)).count == 2)
      #expect(try await store.value("kind", "value", keptIf: { _ in true }) { 1 } == 1)
    }
  }

  @Test func `two that make the same at once both get it`() async throws {
    try await Self.withStore { store in
      try await withThrowingTaskGroup(of: [String: String].self) { group in
        for _ in 0..<20 {
          group.addTask { try Self.texts(in: await Self.made(in: Store(root: store.root))) }
        }
        for try await texts in group { #expect(texts == ["a.o": "first", "b.o": "second"]) }
      }
    }
  }

  @Test func `a temporary folder is removed once it is not used, and not before`() async throws {
    try await Self.withStore { store in
      let left = store.temporary.appending(path: "left/by/a/killed/kata")
      try left.makeFolder()
      do {
        let folder = try store.temporaryFolder()
        _ = try Store(root: store.root)
        #expect(try FileKind.names(in: store.temporary) == [folder.place.lastPathComponent])
      }
      #expect(try FileKind.names(in: store.temporary) == [])
    }
  }

  // MARK: - Fixtures

  private static func withStore(_ body: (Store) async throws -> Void) async throws {
    try await URL.useFolder("store") { try await body(Store(root: $0.appending(path: "store"))) }
  }

  private static func made(in store: Store) async throws -> URL {
    try await store.product("kind", "key") { folder in
      try folder.appending(path: "a.o").write("first")
      try folder.appending(path: "b.o").write("second")
    }
  }

  private static func texts(in product: URL) throws -> [String: String] {
    var texts: [String: String] = [:]
    for name in try FileKind.visibleNames(in: product) {
      texts[name] = try String(contentsOf: product.appending(path: name), encoding: .utf8)
    }
    return texts
  }
}
