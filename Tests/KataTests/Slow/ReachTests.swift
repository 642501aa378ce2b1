import Foundation
import Testing

@testable import Kata

/// Tests of the platform's folders in a judged run: this workbook's own platform is compiled as `kata` compiles it.
@Suite struct ReachTests {
  @Test func `in a judged run the platform writes into the run's own folders alone`() async throws {
    try await Self.withProgram(flags: ["-D", "KATA_JUDGES"]) { program, folder in
      let outcome = try await Self.run(program, in: folder)

      #expect(
        outcome.output == """
          opened :memory:
          opened notes.sqlite
          opened HOME/../home/more.sqlite
          refused HOME/../outside.sqlite
          refused ../outside.sqlite
          refused file:outside.sqlite
          refused file:%2e%2e%2foutside.sqlite
          refused HOME/..
          refused HOME/link.sqlite
          refused HOME/linked/outside.sqlite
          refused /no/such/place.sqlite
          a file at notes.log, which is read
          a file at HOME/../home/more.log, which is read
          no file at HOME/../outside.log
          no file at ../outside.log
          no file at HOME/link.log
          no file at HOME/linked/outside.log
          documents in HOME/Jotter
          documents in HOME/Jotter/Phone
          Write? [y/n]\u{20}

          """)
      #expect(outcome.exitCode != 0)
      #expect(outcome.errors.contains("The app ended with exit code 0 while tests ran."))
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.sorted() == ["home", "outside", "program"])
      let outside = folder.appending(path: "outside").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: outside) == [])
    }
  }

  @Test func `an app's platform opens what it likes`() async throws {
    try await Self.withProgram(flags: []) { program, folder in
      let outcome = try await Self.run(program, in: folder)

      outcome.ends(
        0, showing: "opened HOME/../outside.sqlite\n",
        "a file at HOME/../outside.log, which is read\n")
    }
  }

  // MARK: - Fixtures

  private static let main = """
    import Foundation
    @main struct Main {
      static func main() {
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        for path in [
          ":memory:", "notes.sqlite", "HOME/../home/more.sqlite", "HOME/../outside.sqlite",
          "../outside.sqlite", "file:outside.sqlite", "file:%2e%2e%2foutside.sqlite", "HOME/..",
          "HOME/link.sqlite", "HOME/linked/outside.sqlite", "/no/such/place.sqlite",
        ] {
          let database = try? SQLiteDatabase(path: path.replacingOccurrences(of: "HOME", with: home))
          let isOpen = (try? database?.execute("CREATE TABLE note (id INTEGER)")) != nil
          print(isOpen && database != nil ? "opened" : "refused", path)
        }
        for path in [
          "notes.log", "HOME/../home/more.log", "HOME/../outside.log", "../outside.log",
          "HOME/link.log", "HOME/linked/outside.log",
        ] {
          let place = path.replacingOccurrences(of: "HOME", with: home)
          let file = AppFile.create(at: URL(filePath: place), beginning: "1,")
          let isRead = (try? LogText(at: place)) != nil
          print(file == nil ? "no file at" : "a file at", path + (isRead ? ", which is read" : ""))
        }
        for name in ["../../../../../../..", "x/../../Phone"] {
          DocumentsFolder.keepBetweenRuns(for: name)
          let place = DocumentsFolder.current.standardizedFileURL.path
          print("documents in", place.replacingOccurrences(of: home, with: "HOME"))
        }
        let permission = Permission(name: "../../../outside/permission", question: "Write?")
        let decided = DispatchSemaphore(value: 0)
        permission.request { _ in decided.signal() }
        decided.wait()
        print("")
        fflush(nil)
        Jotter.end(0)
      }
    }
    """

  /// Compiles the platform with a program, in a folder with a home and a folder outside it, to which links lead.
  private static func withProgram(
    flags: [String], _ body: (URL, URL) async throws -> Void
  ) async throws {
    let folder = URL.temporary("reach").resolvingSymlinksInPath()
    defer { try? FileManager.default.removeItem(at: folder) }
    let home = folder.appending(path: "home")
    let outside = folder.appending(path: "outside")
    for place in [home, outside] { try place.makeFolder() }
    for (link, target) in [
      ("link.sqlite", outside.appending(path: "new.sqlite")),
      ("link.log", outside.appending(path: "new.log")), ("linked", outside),
    ] {
      try FileManager.default.createSymbolicLink(
        at: home.appending(path: link), withDestinationURL: target)
    }
    let source = home.appending(path: "Main.swift")
    try source.write(main)
    let program = folder.appending(path: "program")
    let platform = try SourceTree(
      root: Clone.workbook.appending(path: "Chapters"), folders: ["Platform"])
    let toolchain = try Toolchain.find()
    let built = try await Clone.run(
      toolchain.swiftc,
      ["-wmo", "-swift-version", "6", "-module-name", "Program", "-parse-as-library"] + flags
        + ["-Xcc", "-fmodule-map-file=\(platform.root.path)/CSQLite/module.modulemap"]
        + Host(system: .linux, tools: toolchain.swiftc.deletingLastPathComponent()).linkFlags
        + platform.files.map(\.path)
        + [source.path, "-o", program.path], in: folder)
    try #require(built.exitCode == 0, "\(built.errors)")
    try FileManager.default.removeItem(at: source)
    try await body(program, folder)
  }

  private static func run(_ program: URL, in folder: URL) async throws -> Clone.Outcome {
    let home = folder.appending(path: "home")
    return try await Clone.run(
      program, [], in: home, environment: ["HOME": home.path, "TMPDIR": home.path])
  }
}
