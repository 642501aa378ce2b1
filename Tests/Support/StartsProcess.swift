import Foundation
import Testing

/// A trait for exit tests: only as many of them run at once as there are cores.
///
/// For each child process the library blocks one of its threads, and it has one a core. If more children run, nothing
/// is left to take note of a child that ends, and until then another thread of the library spins.
public struct StartsProcess: TestTrait, TestScoping {
  private static let places = Places(ProcessInfo.processInfo.activeProcessorCount)

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    await Self.places.take()
    do { try await function() } catch {
      await Self.places.giveBack()
      throw error
    }
    await Self.places.giveBack()
  }

  /// The places for children, and the tests that wait for one, in their order.
  private actor Places {
    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(_ count: Int) { free = count }

    func take() async {
      if free > 0 {
        free -= 1
      } else {
        await withCheckedContinuation { waiting.append($0) }
      }
    }

    func giveBack() {
      if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
  }
}

extension Trait where Self == StartsProcess {
  /// Lets the exit test wait until a core is free for its process.
  public static var startsProcess: Self { StartsProcess() }
}
