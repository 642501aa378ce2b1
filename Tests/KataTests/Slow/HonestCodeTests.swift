import Foundation
import Testing

/// Tests that code which looks like refused code, or is rare, passes the rules.
@Suite(.warm) struct HonestCodeTests {
  @Test func `honest code that looks like what is refused passes`() async throws {
    let outcome = try await RulesTests().check([
      "YourTests/Honest": honest, "YourTests/Files": files, "YourTests/Addresses": addresses,
      "YourTests/Nonsending": """
      nonisolated(nonsending) func later() async -> Int {
        await withCheckedContinuation { $0.resume(returning: 1) }
      }
      """,
      "YourTests/Shared": """
      import Dispatch
      nonisolated(unsafe) var shared = 1
      func share() { shared += 1; DispatchQueue.global().async { shared += 1 } }
      """,
    ])

    outcome.shows("Turn 1, your tests: 6 of 6 mutants killed")
    #expect(!outcome.output.contains("left out"), "\(outcome.output)")
  }

  // MARK: - Fixtures

  let honest = #"""
    import struct Foundation.Date
    import Foundation
    import Observation; import Synchronization
    @preconcurrency import Dispatch
    import Platform
    import RegexBuilder
    import Testing

    @testable import AtTheDoor

    // We import nothing, and withUnsafePointer is a word here.
    protocol Greeting { var hello: String { get } }
    extension Date: Greeting {
      var hello: String { "unsafely @cdecl2 \(timeIntervalSince1970 > 0)" }
    }
    extension Person: @retroactive CustomStringConvertible {
      public var description: String { name }
    }
    func `not safe`() -> Int { 1 }
    #if DEBUG
      func names(_ list: String) -> [Substring] { list.split(separator: "@") }
    #endif
    @propertyWrapper struct Übung { var wrappedValue = 1 }
    final class Generic<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
    }
    @propertyWrapper struct Trimmed {
      private var text = ""
      var wrappedValue: String {
        get { text }
        set { text = newValue.trimmingCharacters(in: .whitespaces) }
      }
    }
    @Observable final class Model { var count = 0 }
    actor Rings {
      private var count = 0
      func up() async -> Int { count += 1; return count }
    }
    struct Settings: Codable, Hashable { var volume: Int }
    enum Local { @TaskLocal static var name = "x" }
    final class Box: Sendable { let value = Mutex(1) }
    enum Oops: Error { case one }
    func typed() throws(Oops) -> Int { throw .one }
    struct Once: ~Copyable { let id: Int }
    struct Many { let numbers: InlineArray<30, Int> = .init(repeating: 1) }
    func few() -> Int {
      let numbers: InlineArray<3, Int> = [1, 2, 3]
      return numbers[1]
    }
    final class Guarded {
      private let _lock = NSLock()
      func run<Value>(_ body: () -> Value) -> Value { _lock.withLock(body) }
      let _state = Mutex(0)
    }
    package struct Shared { nonisolated(unsafe) static var count = 0 }

    @MainActor struct HonestTests {
      @Trimmed var text: String
      @Übung var exercise: Int

      @Test(arguments: [1, 2]) mutating func `"a word"`(number: Int) async throws {
        #expect("unsafely \"quoted\" 12".firstMatch(of: #/unsafely "quoted" (\d+)/#)?.output.1 == "12")
        #expect("12@d".wholeMatch(of: Regex { OneOrMore(.digit); "@d" }) != nil)
        #expect(`not safe`() == Generic(1).value)
        #expect(await Rings().up() == 1)
        #expect([Person(name: "Ada")].map(\.name) == [Person(name: "Ada").description])
        text = " a "
        #expect(text == "a")
        let model = Model()
        model.count += Box().value.withLock { $0 }
        #expect(model.count == 1)
        #expect(Date.now.hello.hasPrefix("unsafely"))
        let data = try JSONEncoder().encode(Settings(volume: number))
        #expect(try JSONDecoder().decode(Settings.self, from: data).volume == number)
        #expect(String(format: "%.1f", (2.0).squareRoot() + pow(2, 3).rounded()) == "9.4")
        Local.$name.withValue("y") { #expect(Local.name == "y") }
        await withCheckedContinuation { done in
          DispatchQueue.global().async { done.resume() }
        }
        let lock = NSLock()
        #expect(lock.withLock { NumberFormatter().string(from: 3) } == "3")
        #expect(URL(string: "https://a.b/c")?.appending(path: "d").path() == "/c/d")
        #expect(Calendar(identifier: .gregorian).isDate(.now, inSameDayAs: .now))
        #expect(throws: CancellationError.self) { throw CancellationError() }
        await #expect(processExitsWith: .failure) { fatalError() }
        try await Task.sleep(for: .milliseconds(1))
        Thread.sleep(forTimeInterval: 0.001)
        nonisolated(unsafe) var calls = Shared.count
        await withCheckedContinuation { done in
          DispatchQueue.global().async { calls += Once(id: 1).id; done.resume() }
        }
        #expect(calls == Shared.count + 1)
        #expect(throws: Oops.one) { try typed() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "honest")
        try FileManager().createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: nil)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        try FileManager.default.removeItem(at: folder)
        print(Thread.isMainThread, UUID(), NSError(domain: "", code: 1), CocoaError(.fileNoSuchFile))
        dump(Mirror(reflecting: "ab" as NSString).children.count)
      }
    }
    """#

  /// Tests that use temporary files of their own, and no others.
  let files = #"""
    import Foundation
    import Testing
    @Suite struct FileTests {
      @Test func `its own`() throws {
        let all = FileManager.default.temporaryDirectory
        #expect(try FileManager.default.contentsOfDirectory(atPath: all.path).count >= 0)
        let folder = all.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        #expect(FileManager.default.fileExists(atPath: folder.path))
        let file = folder.appending(path: "a").path
        #expect(FileManager.default.createFile(atPath: file, contents: Data([1])))
        #expect(FileManager.default.contents(atPath: file) == Data([1]))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a"])
        try FileManager.default.removeItem(at: folder)
        #expect(!FileManager.default.fileExists(atPath: folder.path))
      }
      @Test(arguments: ["/etc/passwd", "..", "/tmp/../etc/passwd"])
      func `no other`(path: String) {
        #expect(!FileManager.default.fileExists(atPath: path))
        #expect(throws: (any Error).self) { try FileManager.default.removeItem(atPath: path) }
        #expect(FileManager.default.contents(atPath: path) == nil)
        #expect(!FileManager.default.createFile(atPath: path, contents: nil))
      }
    }
    """#

  /// Tests whose output must not show the address of the code under test, which differs from build to build.
  let addresses = #"""
    import Foundation
    import Testing

    @testable import AtTheDoor

    struct Own { var computed: Int { 1 } }
    class Another {}

    func addresses(in text: String) -> [Int] {
      text.matches(of: #/0x[0-9a-fA-F]+/#).compactMap { Int($0.output.dropFirst(2), radix: 16) }
    }

    @MainActor struct AddressTests {
      @Test func `a key path is made where the tests are`() throws {
        let own = try #require(addresses(in: "\(\Own.computed)").first)
        for path in ["\(\Visitors.names)", "\([\Visitors.names])", String(reflecting: \Visitors.names)] {
          for place in addresses(in: path) { #expect(abs(place - own) < 1 << 24, "\(path)") }
        }
      }

      @Test func `an issue knows no call`() {
        withKnownIssue {
          Issue.record("here")
        } matching: { issue in
          var text = ""
          dump(issue, to: &text)
          #expect(text.contains("addresses: []"), "\(text)")
          return true
        }
      }

      @Test func `a crash says no address`() async {
        let result = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) {
          let visitors: Any = Visitors()
          print(visitors as! Another)
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Could not cast value of type 'AtTheDoor.Visitors' (0x…)"), "\(text)")
        #expect(addresses(in: text).isEmpty)
        #expect(!text.contains("stack trace"), "\(text)")
        let other = await #expect(
          processExitsWith: .failure, observing: [\.standardErrorContent]
        ) { fatalError("told") }
        let said = String(decoding: other?.standardErrorContent ?? [], as: UTF8.self)
        #expect(said.contains("Fatal error: told"), "\(said)")
        #expect(!said.contains("stack trace") && !said.contains("$s"), "\(said)")
      }
    }
    """#
}
