import Foundation
import Testing

@testable import Kata

/// Tests of the files for editors, and of the language server that editors ask.
@Suite struct EditorTests {
  @Test func `each chapter's program can be launched, after a build`() throws {
    let workbook = try Workbook.find(from: Clone.workbook)
    let launch = try Self.json(".vscode/launch.json")
    let tasks = try Self.json(".vscode/tasks.json")
    let labels = try #require(tasks["tasks"] as? [[String: Any]]).map { $0["label"] as? String }
    let configurations = try #require(launch["configurations"] as? [[String: Any]])

    #expect(configurations.map { $0["name"] as? String } == workbook.chapters.map(\.module))
    for configuration in configurations {
      let name = try #require(configuration["name"] as? String)
      #expect(configuration["program"] as? String == "${workspaceFolder}/.build/debug/\(name)")
      #expect(labels.contains(configuration["preLaunchTask"] as? String), "\(name)")
      #expect(FileManager.default.isExecutableFile(atPath: Clone.built(name).path), "\(name)")
    }
    let inputs = try #require(launch["inputs"] as? [[String: Any]])
    #expect(inputs.first?["options"] as? [String] == Scene.usual.map(\.name))
  }

  /// One scene after another: they keep one file, and two legacy programs at once take each other's notes away.
  @Test(
    .serialized,
    arguments: [
      ("legacy", "Opened the note list"), ("refactored", "Opened the note list"),
      ("yours", "Reminder: `started`"),
    ])
  func `a program takes the word that a launch passes to it`(
    scene: String, beginning: String
  ) async throws {
    let outcome = try await Clone.run(
      Clone.built("SubclassAndOverride"), [scene], in: Clone.workbook)

    outcome.ends(0, beginning: beginning)
  }

  @Test func `tasks run commands that kata and Swift have`() throws {
    let tasks = try #require(try Self.json(".vscode/tasks.json")["tasks"] as? [[String: Any]])
    let commands = tasks.compactMap { $0["command"] as? String }

    #expect(commands == ["swift run kata watch", "swift run kata", "swift build"])
  }

  @Test func `the container has the manifest's Swift, and the extension that is recommended`()
    throws
  {
    let container = try Self.json(".devcontainer/devcontainer.json")
    let manifest = try String(
      contentsOf: Clone.workbook.appending(path: "Package.swift"), encoding: .utf8)
    let version = try #require(manifest.firstMatch(of: /swift-tools-version: (\S+)/)).output.1
    let settings = try #require(container["customizations"] as? [String: [String: [String]]])

    #expect((container["image"] as? String)?.hasPrefix("swift:\(version)-") == true)
    let recommended = try Self.json(".vscode/extensions.json")["recommendations"] as? [String]
    #expect(settings["vscode"]?["extensions"] == recommended)
  }

  @Test func `sourcekit-lsp finds a definition from a learner's file`() async throws {
    let chapter = Clone.workbook.appending(path: "Chapters/01-SubclassAndOverride")
    let file = chapter.appending(path: "YourRefactoring/Entry.swift")
    let server = try await LanguageServer(for: Clone.workbook)

    let places = try await server.definition(of: "Trash()", in: file)

    let trash = chapter.appending(path: "YourRefactoring/Trash.swift")
    #expect(places.contains(trash.absoluteString), "\(places)")
  }

  /// Reads a file of JSON in which lines that begin with `//` are comments, as editors do.
  private static func json(_ path: String) throws -> [String: Any] {
    let text = try String(contentsOf: Clone.workbook.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let object = try JSONSerialization.jsonObject(with: Data(lines.joined(separator: "\n").utf8))
    return try #require(object as? [String: Any])
  }
}
