import Testing

@testable import ScopedOverrides

@MainActor @Suite struct ScopeTests {
  @Test func `a scope reaches every place that asks: the wording of the question too`() async {
    let phone = PhoneSpy()

    await withFeatures([.newWording: true, .noPrompts: false]) {
      await MessageInbox(phone: phone).didReceive([Message(extras: ["prompt": "true"])])
    }

    #expect(phone.effects.first == .present("Remind you before it is due?"))
  }

  @Test func `a scope within a scope adds to it`() async {
    await withFeatures([.noPrompts: true]) {
      await withFeatures([.newWording: true]) {
        #expect(Features.isOn(.noPrompts))
        #expect(Features.isOn(.newWording))
      }
    }
  }

  @Test func `a scope leaves the app's own switches alone`() async {
    await withFeatures([.noPrompts: true]) {
      // No `await` before this: no other test has changed the switches since the scope began.
      #expect(!FeatureCentral.switchedOn.contains(.noPrompts))
    }
  }

  @Test func `outside every scope the app's own switch counts`() {
    // No `await` until it is off again: no other test sees it.
    FeatureCentral.switchedOn = [.newWording]
    defer { FeatureCentral.switchedOn = [] }

    #expect(Features.isOn(.newWording))
    #expect(!Features.isOn(.noPrompts))
  }
}
