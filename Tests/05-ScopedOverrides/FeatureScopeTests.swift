import Platform
import Support
import Testing

@testable import ScopedOverrides

/// To read: what a scope over a global promises, what happens when two overlap, and what a task-local keeps.
@MainActor @Suite struct FeatureScopeTests {
  @Test func `a global scope is restored on return and on throw, and nests`() async {
    // What other tests have left set is restored.
    let before = FeatureCentral.switchedOn
    defer { FeatureCentral.switchedOn = before }
    FeatureCentral.switchedOn = []
    await withGlobalFeatures([.noPrompts: true]) {
      await withGlobalFeatures([.newWording: true]) {
        #expect(FeatureCentral.switchedOn == [.noPrompts, .newWording])
      }
      await withGlobalFeatures([.noPrompts: false]) {
        #expect(FeatureCentral.switchedOn == [])
      }
      #expect(FeatureCentral.switchedOn == [.noPrompts])
    }
    await #expect(throws: CancellationError.self) {
      try await withGlobalFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(FeatureCentral.switchedOn == [])
  }

  @Test func `two global scopes that overlap leave the switch on`() async {
    // In a process of its own: these scopes suspend, so other tests would see them.
    await #expect(processExitsWith: .success) { @MainActor in
      let (firstMayEnd, endFirst) = AsyncStream.makeStream(of: Void.self)
      let (secondMayEnd, endSecond) = AsyncStream.makeStream(of: Void.self)
      let first = Task {
        await withGlobalFeatures([.noPrompts: true]) { for await _ in firstMayEnd {} }
      }
      await until { FeatureCentral.switchedOn.contains(.noPrompts) }
      let second = Task {
        await withGlobalFeatures([.newWording: true]) { for await _ in secondMayEnd {} }
      }
      await until { FeatureCentral.switchedOn.contains(.newWording) }

      endFirst.finish()
      await first.value
      #expect(FeatureCentral.switchedOn == [], "the second scope is in force, and has no effect")

      endSecond.finish()
      await second.value
      #expect(FeatureCentral.switchedOn == [.noPrompts], "both are over, and it is still on")
    }
  }

  @Test func `a task-local scope is restored on return and on throw, and nests`() async {
    await withFeatures([.noPrompts: true]) {
      await withFeatures([.newWording: true]) {
        #expect(Features.isOn(.noPrompts), "the outer scope")
        #expect(Features.isOn(.newWording), "the inner scope")
      }
      #expect(Features.overrides == [.noPrompts: true])
      await withFeatures([.noPrompts: false]) { #expect(!Features.isOn(.noPrompts)) }
    }
    await #expect(throws: CancellationError.self) {
      try await withFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(Features.overrides == [:])
  }

  @Test func `eighty task-local scopes at once each see their own value`() async {
    let mixedUp = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<80 {
        group.addTask {
          let isOn = index < 40
          return await withFeatures([.noPrompts: isOn]) {
            await Task.yield()
            return await Features.isOn(.noPrompts) != isOn
          }
        }
      }
      var count = 0
      for await isWrong in group where isWrong { count += 1 }
      return count
    }

    #expect(mixedUp == 0)
  }

  @Test func `a task made in a scope keeps its value after the scope, a detached one never has it`()
    async
  {
    let (scopeIsOver, leave) = AsyncStream.makeStream(of: Void.self)
    let (task, detached) = await withFeatures([.noPrompts: true]) {
      let task = Task {
        for await _ in scopeIsOver {}
        return Features.overrides
      }
      return (task, Task.detached { await Features.overrides })
    }
    #expect(Features.overrides == [:], "the scope is over")
    leave.finish()

    #expect(await task.value == [.noPrompts: true], "but the task has copied the value")
    #expect(await detached.value == [:], "a detached task copies nothing")
  }

  @Test func `a decision is a list of effects until the phone performs them`() {
    let show = PromptPlan(for: .show, question: "Shall Jotter remind you?")

    #expect(
      show.effects == [.present("Shall Jotter remind you?"), .remember, .track("prompt shown")])
    #expect(PromptPlan(for: .doNotShow, question: "?").effects == [.track("prompt not shown")])
    #expect(PromptPlan(for: .ignore, question: "?").effects == [])
  }

  @Test func `a prompt without a question is a programmer's mistake`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = PromptPlan(for: .show, question: "")
    }
  }
}

// MARK: - Fixtures

/// Lets other work go on until a condition holds, for a limited time.
@MainActor private func until(_ condition: () -> Bool) async {
  for _ in 0..<1_000 where !condition() { await Task.yield() }
}
