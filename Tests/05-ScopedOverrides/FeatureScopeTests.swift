import Dispatch
import Platform
import Support
import Testing

@testable import ScopedOverrides

/// To read: what a scope over a global promises, what parallel work does to it, and what a task-local keeps.
@MainActor @Suite struct FeatureScopeTests {
  @Test func `a global scope is restored on return and on throw, and nests`() {
    withGlobalFeatures([.noPrompts: true]) {
      withGlobalFeatures([.newEditor: true]) {
        #expect(FeatureCentral.switchedOn == [.noPrompts, .newEditor])
      }
      #expect(FeatureCentral.switchedOn == [.noPrompts])
    }
    #expect(throws: CancellationError.self) {
      try withGlobalFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(FeatureCentral.switchedOn == [])
  }

  @Test func `two global scopes that overlap leave the switch on for everybody`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let firstIsIn = DispatchSemaphore(value: 0)
      let secondIsIn = DispatchSemaphore(value: 0)
      let firstIsOut = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        withGlobalFeatures([.noPrompts: true]) {
          firstIsIn.signal()
          secondIsIn.wait()
        }
        firstIsOut.signal()
      }
      firstIsIn.wait()
      withGlobalFeatures([.newEditor: true]) {
        secondIsIn.signal()
        firstIsOut.wait()
      }

      #expect(FeatureCentral.switchedOn == [.noPrompts], "both are over, and it is still on")
    }
  }

  @Test func `a task-local scope is restored on return and on throw, and nests`() {
    withFeatures([.noPrompts: true]) {
      withFeatures([.newEditor: true]) {
        #expect(Features.isOn(.noPrompts) && Features.isOn(.newEditor))
      }
      #expect(!Features.isOn(.newEditor))
      withFeatures([.noPrompts: false]) { #expect(!Features.isOn(.noPrompts)) }
    }
    #expect(throws: CancellationError.self) {
      try withFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(!Features.isOn(.noPrompts))
  }

  @Test func `eighty task-local scopes at once see each their own`() async {
    let mixedUp = await withTaskGroup(of: Bool.self) { group in
      for index in 0..<80 {
        group.addTask {
          let isOn = index < 40
          return await withFeatures([.noPrompts: isOn]) {
            await Task.yield()
            return Features.isOn(.noPrompts) != isOn
          }
        }
      }
      var count = 0
      for await isOn in group where isOn { count += 1 }
      return count
    }

    #expect(mixedUp == 0)
  }

  @Test func `a detached task is outside the scope`() async {
    // The scope itself, because other tests change the global meanwhile.
    let overrides = await withFeatures([.noPrompts: true]) {
      await Task.detached { Features.overrides }.value
    }

    #expect(overrides == [:])
  }

  @Test func `a decision is a list of effects until somebody carries it out`() {
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
