import Foundation
import Testing

/// Begins every judged program of tests. It reads a secret and the choice of tests, runs them, and writes the library's
/// records, each after the secret. Code that does not know the secret cannot report anything. The last record says that
/// the library has returned.
///
/// Whatever ends `kata` also ends the tests, and all that they started. The child of an exit test has neither the
/// secret nor the report. `Documentation/ABI/JSON.md` of swift-testing describes the library's entry point, and the
/// form of its configuration.
@main struct Runner {
  typealias Library =
    @convention(thin) @Sendable (
      UnsafeRawBufferPointer?, @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool

  static func main() async throws {
    let entry = dlsym(everywhere, "swt_abiv0_getEntryPoint")
    let library = unsafeBitCast(
      unsafeBitCast(entry, to: (@convention(c) () -> UnsafeRawPointer).self)(), to: Library.self)
    if getenv("SWT_EXIT_TEST_ID") != nil {
      takeAddressesOutOfErrors()
      _ = try await library(nil) { _ in }
      abort()
    }
    let report = Report()
    let hasPassed = try await library(report.choice) { report.write($0) }
    Data(#"{"kind":"event","payload":{"kind":"kataLibraryReturned"}}"#.utf8)
      .withUnsafeBytes(report.write)
    exit(hasPassed ? 0 : 1)
  }

  /// Removes calls and addresses from crash messages, because they tell one build of the same code from another.
  static func takeAddressesOutOfErrors() {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { abort() }
    var actions = files()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, ends[0], 0)
    posix_spawn_file_actions_adddup2(&actions, 2, 1)
    posix_spawn_file_actions_addclose(&actions, ends[0])
    posix_spawn_file_actions_addclose(&actions, ends[1])
    let script = """
      /^Current stack trace:/d; /^[0-9][0-9]* .* 0x[0-9a-f]* /d
      s/0x[0-9a-fA-F]*/0x…/g; s/ + [0-9][0-9]*/ + …/g; s/at [$][0-9a-f]*/at $…/g
      """
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("sed"), strdup(script), nil]
    var environment: [UnsafeMutablePointer<CChar>?] = [nil]
    guard posix_spawnp(nil, "sed", &actions, nil, &words, &environment) == 0 else { abort() }
    dup2(ends[1], 2)
    close(ends[0])
    close(ends[1])
  }

  #if canImport(Darwin)
    // RTLD_DEFAULT
    static var everywhere: UnsafeMutableRawPointer? { .init(bitPattern: -2) }

    static func files() -> posix_spawn_file_actions_t? { nil }
  #else
    static var everywhere: UnsafeMutableRawPointer? { nil }

    static func files() -> posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
  #endif

  /// The report: a socket on which `kata` has written a line with the secret and the choice's length, and then the
  /// choice.
  final class Report: @unchecked Sendable {
    private static let descriptor: Int32 = 3
    private let secret: [UInt8]
    let choice: UnsafeRawBufferPointer
    private let lock = NSLock()

    init() {
      _ = fcntl(Self.descriptor, F_SETFD, FD_CLOEXEC)
      let words = Self.line().split(separator: UInt8(ascii: " "))
      secret = words[0] + [UInt8(ascii: " ")]
      let count = Int(String(decoding: words[1], as: UTF8.self)) ?? 0
      let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 1)
      var rest = bytes[...]
      while !rest.isEmpty {
        rest = rest.dropFirst(Self.read(UnsafeMutableRawBufferPointer(rebasing: rest)))
      }
      choice = UnsafeRawBufferPointer(bytes)
      Thread.detachNewThread {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { byte in
          while Self.read(byte) > 0 {}
        }
      }
    }

    private static func line() -> [UInt8] {
      var line: [UInt8] = []
      while line.last != UInt8(ascii: "\n") {
        var byte: UInt8 = 0
        _ = withUnsafeMutableBytes(of: &byte) { read($0) }
        line.append(byte)
      }
      return line.dropLast()
    }

    private static func read(_ bytes: UnsafeMutableRawBufferPointer) -> Int {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, bytes.baseAddress, bytes.count)
      #else
        let count = Glibc.read(descriptor, bytes.baseAddress, bytes.count)
      #endif
      if count <= 0 { kill(0, SIGKILL) }
      return count
    }

    func write(_ record: UnsafeRawBufferPointer) {
      let line = secret + record + [UInt8(ascii: "\n")]
      lock.withLock {
        var written = 0
        while written < line.count {
          let count = line[written...].withUnsafeBytes {
            send(Self.descriptor, $0.baseAddress, $0.count, 0)
          }
          if count <= 0 { kill(0, SIGKILL) }
          written += count
        }
      }
    }
  }
}

/// A property with a descriptor that describes nothing: `kata` gives this descriptor to the tested code's properties.
nonisolated(unsafe) var trivialDescriptor: Int32 = 0

/// Replaces the C library's function, so that no issue and no thread shows the address of the code that it ran through.
@_cdecl("backtrace") public func backtrace(_: UnsafeMutableRawPointer, _: Int32) -> Int32 { 0 }

#if !canImport(Darwin)
  /// Replaces the C library's function by one that rests for a millisecond after each child.
  ///
  /// The testing library asks for any ended child again and again until a task of its own takes that child away. While
  /// other tests have all threads, the task waits for its turn, and the questions keep a core busy.
  @_cdecl("waitid") public func waitid(
    _ kind: idtype_t, _ id: id_t, _ info: UnsafeMutablePointer<siginfo_t>?, _ options: Int32
  ) -> Int32 {
    typealias Function =
      @convention(c) (idtype_t, id_t, UnsafeMutablePointer<siginfo_t>?, Int32) -> Int32
    // RTLD_NEXT
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    let code = unsafeBitCast(dlsym(next, "waitid"), to: Function.self)(kind, id, info, options)
    if kind == P_ALL { usleep(1_000) }
    return code
  }
#endif
