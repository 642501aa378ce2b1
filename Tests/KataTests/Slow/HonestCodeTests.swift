import Foundation
import Testing

/// Code that looks like what the rules refuse, or is rare, and must pass.
@Suite(.warm) struct HonestCodeTests {
  @Test func `honest code that looks like what is refused passes`() async throws {
    let output = try await RulesTests().check(
      in: "YourTests",
      [
        "Honest": honest,
        "Shared": """
        import Dispatch
        nonisolated(unsafe) var shared = 1
        func share() { shared += 1; DispatchQueue.global().async { shared += 1 } }
        """,
      ])

    #expect(output.contains("Turn 1, your tests: 6 of 6 mutants killed"), "\(output)")
    #expect(!output.contains("left out"), "\(output)")
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
}
