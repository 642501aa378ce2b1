import Foundation
import Testing

@testable import Kata
@testable import struct Kata.Host

/// Tests of the rules for the objects of a learner's files, for code that the text rules let through.
@Suite struct ObjectRulesTests {
  @Test(arguments: [
    ("@_cdecl(\"fwrite\") public func a() {}", "A.swift: defining fwrite"),
    (
      "@_silgen_name(\"$sSS9hasPrefixySbSSF\") public func a() {}",
      "A.swift: defining Swift.String.hasPrefix("
    ),
    ("@_silgen_name(\"getpid\") func a() -> Int32\npublic let b = a()", "A.swift:1: getpid"),
    ("import Foundation\npublic let a = getenv(\"A\") == nil", "A.swift:2: getenv"),
    ("@section(\".init_array\") @used let a: Int = 0", "A.swift: the section .init_array"),
    ("@section(\"mine\") @used let a: Int = 0", "A.swift: the section mine"),
    (
      "struct A { dynamic func a() {} }\nextension A { @_dynamicReplacement(for: a()) func b() {} }",
      "A.swift: the section swift5_replace"
    ),
  ])
  func `what hooks into a program is refused`(code: String, said: String) async throws {
    let diagnostics = await #expect(throws: Diagnostics.self) { try await check(code) }

    #expect(diagnostics?.text.contains("YourTests/\(said)") == true, "\(diagnostics?.text ?? "")")
  }

  @Test(arguments: [
    "public protocol P {}\nextension String: P {}\nextension Array: P where Element: P {}",
    "extension Array where Element == Int { public static func == (a: Self, b: Self) -> Bool { true } }",
    "public class A<T> { var a: T?; public init() {} }\npublic let a = A<Int>()",
    "public func a() -> [Int] { [2, 1].sorted().map { $0 + 1 }.reversed() }",
    "extension Int: @retroactive Identifiable { public var id: Int { self } }",
    // The name of this symbol is the text itself. Its lines must not be read as lines of the tool.
    "public let a = #\"\"\"\n1 draws 7\n2 1 of 1\n./A.swift.o:\tfile format elf64\n\"\"\"#",
  ])
  func `what belongs to the module is let through`(code: String) async throws {
    try await check(code)
  }

  /// The object is one of a Mac: clang makes it from assembler, since Swift's modules for a Mac are missing here.
  @Test(arguments: [
    ("_$s9AtTheDoor14LegacyDoorbellC4ringyyF", true), ("_$s9AtTheDoor8DoorbellC4ringyyF", false),
  ])
  func `on a Mac too a forbidden type is found`(symbol: String, isRefused: Bool) async throws {
    try await URL.useFolder("rules") { folder in
      let source = folder.appending(path: "YourTests/A.swift")
      try source.write("LegacyDoorbell().ring()\n")
      let assembler = folder.appending(path: "A.s")
      try assembler.write(".globl _main\n_main:\n  b \"\(symbol)\"\n")
      let object = folder.appending(path: Compiler.objectName(for: "YourTests/A.swift"))
      let made = try await Clone.run(
        try Self.tools.appending(path: "clang"),
        ["-target", "arm64-apple-macosx15.0", "-c", assembler.path, "-o", object.path], in: folder)
      try #require(made.exitCode == 0, "\(made.errors)")

      let rules = try rules(folder, on: .macOS, forbidding: ["LegacyDoorbell"])

      if isRefused {
        let diagnostics = await #expect(throws: Diagnostics.self) {
          try await rules.check([object])
        }
        #expect(diagnostics?.text.hasPrefix("YourTests/A.swift:1: LegacyDoorbell") == true)
      } else {
        try await rules.check([object])
      }
    }
  }

  @Test func `sections and symbols are read`() throws {
    let files = ObjectFile.all(named: ["a b.swift.o"], sections: sections, symbols: symbols)
    let file = try #require(files.first)

    #expect(file.path == "./a b.swift.o")
    #expect(file.sections == [".strtab", ".text.$s1A"])
    #expect(
      file.symbols == [
        .init(name: "$s1A1ayyF", kind: .strong), .init(name: "symbolic _____ 1A", kind: .weak),
        .init(name: "exit", kind: .undefined),
      ])
  }

  @Test(arguments: [
    ("type metadata accessor for FoundationEssentials.FileManager", Reach.files),
    (
      "(extension in FoundationEssentials):Swift.String.init(contentsOf: __shared"
        + " FoundationEssentials.URL) throws -> Swift.String", .files
    ),
    (
      "(extension in FoundationEssentials):Swift.StringProtocol.write<A where A1: Swift.StringProtocol>"
        + "(toFile: A1, atomically: Swift.Bool) throws -> ()", .files
    ),
    ("Foundation.ProcessInfo.environment.getter : [Swift.String : Swift.String]", .process),
    ("static Foundation.ProcessInfo.processInfo.getter : Foundation.ProcessInfo", nil),
    ("Foundation.ProcessInfo.processorCount.getter : Swift.Int", nil),
    (
      "static (extension in Swift):Swift.Task< where A == Swift.Never, B == Swift.Never>.name.getter"
        + " : Swift.String?", .process
    ),
    (
      "(extension in Foundation):Swift.Array< where A == Swift.UInt8>.write(toFile: Swift.String)",
      .files
    ),
    ("static Swift.Comparable.>= infix(A, A) -> Swift.Bool", nil),
    ("Swift.== infix(Any.Type?, Any.Type?) -> Swift.Bool", nil),
    ("(extension in Swift):Swift.RawRepresentable<>.hash(into: inout Swift.Hasher) -> ()", nil),
    ("Foundation.pow(Foundation.Decimal, Swift.Int) -> Foundation.Decimal", nil),
    ("type metadata accessor for Foundation.NSKeyedUnarchiver", .files),
    ("type metadata accessor for FoundationNetworking.URLSession", .other),
    ("Foundation.NSObject.replacementObject(for: Foundation.NSKeyedArchiver) -> Any?", nil),
    ("Foundation.NSUnderlyingErrorKey.unsafeMutableAddressor : Swift.String", nil),
    ("Testing.Runner.run() async -> ()", .other),
    ("Foundation.NSUserName() -> Swift.String", .process),
    ("static Foundation.Thread.callStackSymbols.getter : [Swift.String]", .traces),
    ("static Foundation.Thread.exit() -> ()", .process),
    ("Swift.ObjectIdentifier.init(Any.Type) -> Swift.ObjectIdentifier", .addresses),
    ("Swift.ObjectIdentifier.init(Swift.AnyObject) -> Swift.ObjectIdentifier", nil),
    ("type metadata accessor for Foundation.SocketPort", .network),
    ("static Foundation.UserDefaults.standard.getter : Foundation.UserDefaults", .settings),
    ("Swift.String.write<A where A: Swift.TextOutputStream>(to: inout A) -> ()", nil),
    ("static Foundation.Thread.isMainThread.getter : Swift.Bool", nil),
    ("FoundationEssentials.Data.append(contentsOf: [Swift.UInt8]) -> ()", nil),
    ("Foundation.NSLog(Swift.String, Swift.CVarArg...) -> ()", .formats),
    ("static (extension in Dispatch):Dispatch.DispatchSource.makeTimerSource() -> ()", nil),
  ])
  func `how a declaration reaches outside`(text: String, reach: Reach?) throws {
    #expect(Reach.of(try #require(LibraryName(text))) == reach)
  }

  @Test(
    arguments: [
      (
        "static Swift.UnsafeMutableBufferPointer.allocate(capacity: Swift.Int) -> "
          + "Swift.UnsafeMutableBufferPointer<A>", .memory
      ),
      ("Testing.ExitTest.Result.standardErrorContent.getter : [Swift.UInt8]", nil),
      ("Testing.ExitTest.Result.standardOutputContent.getter : [Swift.UInt8]", nil),
      (
        "(extension in Foundation):Swift.String.init(format: __shared Swift.String, _: Swift.CVarArg...)"
          + " -> Swift.String", .formats
      ),
      (
        "(extension in Foundation):Swift.StringProtocol.appendingFormat<A>(_: A, _: Swift.CVarArg...)"
          + " -> Swift.String", .formats
      ),
    ] as [(String, Reach?)])
  func `how a declaration tells addresses or reaches memory`(text: String, reach: Reach?) throws {
    #expect(Reach.of(try #require(LibraryName(text))) == reach)
  }

  @Test(arguments: [
    ("__swift_memcpy16_8", true), ("dynamic_cast_existential_1_unconditional", true),
    ("swift_willThrowTyped", true), ("swift_willThrowTypedAgain", false), ("swift_retain", false),
    ("_swift_implicitisolationactor_to_executor_cast", true),
    ("_swift_implicitisolationactor_to_executor_casts", false),
  ])
  func `what the compiler defines is known by its name, and nothing else is`(
    name: String, isCompilersOwn: Bool
  ) { #expect(ObjectRules.isCompilersOwn(name) == isCompilersOwn) }

  @Test func `of a witness all names are judged, of a function its own`() {
    #expect(
      LibraryName.all(in: "protocol witness table for Swift.Array<A> : Swift.Sequence in Swift")
        .map(\.path) == ["Array", "Sequence"])
    #expect(
      LibraryName.all(in: "Foundation.Timer.init(fire: FoundationEssentials.Date) -> ()")
        .map(\.written) == ["Timer.init(fire:)"])
    #expect(
      LibraryName.underscored(
        in: "associated type descriptor for Swift._ObjectiveCBridgeable._ObjectiveCType")
        == ["_ObjectiveCBridgeable", "_ObjectiveCType"])
  }

  @Test func `a member of a class is found where its module is named`() {
    let name = "a.Foundation:: `write`(toFile: \"\")"
    #expect(HiddenCalls.selector(in: "\n\(name)") == 2)
    #expect(HiddenCalls.selector(in: "a.Foundation::/**/write(toFile: x)") == 1)
    #expect(HiddenCalls.selector(in: "Swift::print(\"::error::\"); log.write(entry)") == nil)
  }

  // MARK: - Fixtures

  let sections = """

    ./a b.swift.o:\tfile format elf64-x86-64

    Sections:
    Idx Name          Size     VMA              Type
      0               00000000 0000000000000000
      1 .strtab       00000d1c 0000000000000000
      2 .text.$s1A    00000d1c 0000000000000000 TEXT

    """

  let symbols = """

    ./a b.swift.o:\tfile format elf64-x86-64

    SYMBOL TABLE:
    0000000000000000 l     O .rodata.str1.16\t0000000000000133 .L.str.306.1 a text
    2 1 of 1
    ./b.swift.o:\tfile format elf64-x86-64
    0000000000000000 l    df *ABS*\t0000000000000000 <swift-imported-modules>
    0000000000000000 l     O .rodata.str1.1\t0000000000000005 .L.str.4.a line end\r
    0000000000000000 g     F .text.$s1A\t0000000000000123 .hidden $s1A1ayyF
    0000000000000000  w    O .rodata\t0000000000000007 .hidden symbolic _____ 1A
    0000000000000000         *UND*\t0000000000000000 exit

    """

  /// Compiles a file as a learner's test, and checks its object.
  func check(_ code: String) async throws {
    try await URL.useFolder("rules") { folder in
      let source = folder.appending(path: "YourTests/A.swift")
      try source.write(code)
      let object = folder.appending(path: Compiler.objectName(for: "YourTests/A.swift"))
      let toolchain = try Toolchain.find()
      let words = ["-parse-as-library", "-module-name", "AtTheDoorYourTests", "-o", object.path]
      let compiled = try await Clone.run(toolchain.swiftc, ["-c", source.path] + words, in: folder)
      try #require(compiled.exitCode == 0, "\(compiled.errors)")
      try await rules(folder, on: .linux).check([object])
    }
  }

  /// The folder of the toolchain's programs.
  static var tools: URL {
    get throws { try Toolchain.find().swiftc.resolvingSymlinksInPath().deletingLastPathComponent() }
  }

  func rules(
    _ folder: URL, on system: Host.System, forbidding forbidden: Set<String> = []
  ) throws -> ObjectRules {
    var chapter = Chapter(id: "01-AtTheDoor", languageMode: "6", root: folder)
    chapter.settings.forbids = forbidden
    return ObjectRules(
      tools: ObjectTools(toolchain: try .find(), host: Host(system: system, tools: try Self.tools)),
      chapter: chapter, turn: .tests,
      sources: try SourceTree(root: folder, folders: ["YourTests"]))
  }
}
