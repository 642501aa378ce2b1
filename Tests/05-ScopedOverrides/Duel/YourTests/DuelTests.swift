import Platform
import Testing

@testable import ScopedOverrides

@MainActor @Suite struct DuelTests {
  @Test func `of messages that arrive together each is delivered`() async {
    let phone = PhoneSpy()

    await receive([question, question, Message(extras: nil)], on: phone)

    #expect(
      phone.effects == [
        .present("Shall Jotter remind you?"), .remember, .track("prompt shown"),
        .track("prompt not shown"),
      ])
  }

  @Test func `who was asked while the status was looked up is not asked again`() async {
    let phone = PhoneThatAsksMeanwhile()

    await receive([question], on: phone)

    #expect(phone.effects.last == .track("prompt not shown"))
  }

  @Test func `a scope switches off what is on in the app`() async {
    // Nothing in it suspends until the app's switches are as before: no other test sees them.
    let before = FeatureCentral.switchedOn
    defer { FeatureCentral.switchedOn = before }
    FeatureCentral.switchedOn = [.noPrompts]

    await withFeatures([.noPrompts: false]) {
      #expect(!Features.isOn(.noPrompts))
    }
  }

  @Test(arguments: [true, false])
  func `an inner scope sets a feature otherwise, until it ends`(isOn: Bool) async {
    await withFeatures([.newWording: isOn]) {
      await withFeatures([.newWording: !isOn]) {
        #expect(Features.isOn(.newWording) == !isOn)
      }
      #expect(Features.isOn(.newWording) == isOn)
    }
  }

  @Test(arguments: [[], [.noPrompts], [.newWording]] as [Set<Feature>])
  func `after a global scope the app's switches are as before`(switchedOn: Set<Feature>) async {
    // Nothing in it suspends until the app's switches are as before: no other test sees them.
    let before = FeatureCentral.switchedOn
    defer { FeatureCentral.switchedOn = before }
    FeatureCentral.switchedOn = switchedOn

    await withGlobalFeatures([.noPrompts: true, .newWording: false]) {
      #expect(FeatureCentral.switchedOn == [.noPrompts])
    }

    #expect(FeatureCentral.switchedOn == switchedOn)
  }

  @Test(arguments: [["silent": "true"], ["prompt": "false", "silent": "true"]])
  func `a message that says true about something else asks nothing`(
    extras: [String: String]
  ) async {
    let phone = PhoneSpy()

    await receive([Message(extras: extras)], on: phone)

    #expect(phone.effects.isEmpty)
  }

  // MARK: - Fixtures

  let question = Message(extras: ["prompt": "true"])

  /// A phone on which something else asks the user, while the phone still looks up its status.
  final class PhoneThatAsksMeanwhile: PhoneSpy {
    override func authorizationStatus() async -> AuthorizationStatus {
      if !hasAsked { perform(.remember) }
      return await super.authorizationStatus()
    }
  }

  func receive(_ messages: [Message], on phone: PhoneSpy) async {
    await withFeatures([.noPrompts: false, .newWording: false]) {
      await MessageInbox(phone: phone).didReceive(messages)
    }
  }
}
