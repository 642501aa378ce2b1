import Platform
import Testing

@testable import ScopedOverrides

/// To read: the bug, the red test, and what the green ones proved.
@MainActor @Suite struct RedFirstTests {
  @Test func `red: noPrompts is on, and the legacy code asks all the same`() {
    let decision = withGlobalFeatures([.noPrompts: true]) {
      LegacyPushPrompt().decide(
        extras: ["prompt": "true"], status: .notDetermined, hasShown: false)
    }

    withKnownIssue("nobody looks at the switch") {
      #expect(decision == .doNotShow)
    }
  }

  @Test(arguments: [.authorized, .denied, .provisional] as [AuthorizationStatus])
  func `green before the fix: these three cases prove nothing`(status: AuthorizationStatus) {
    let decision = withGlobalFeatures([.noPrompts: true]) {
      LegacyPushPrompt().decide(extras: ["prompt": "true"], status: status, hasShown: false)
    }

    #expect(decision == .doNotShow)
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `fixed: noPrompts is on, and nobody is asked`(status: AuthorizationStatus) {
    let decision = withFeatures([.noPrompts: true]) {
      PushPrompt().decide(extras: ["prompt": "true"], status: status, hasShown: false)
    }

    #expect(decision == .doNotShow)
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `the twin: noPrompts is off, and whoever has not decided is asked`(
    status: AuthorizationStatus
  ) {
    let decision = withFeatures([.noPrompts: false]) {
      PushPrompt().decide(extras: ["prompt": "true"], status: status, hasShown: false)
    }

    #expect(decision == (status == .notDetermined ? .show : .doNotShow))
  }
}
