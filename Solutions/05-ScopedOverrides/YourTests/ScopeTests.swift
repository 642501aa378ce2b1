import Testing

@testable import ScopedOverrides

@MainActor @Suite struct ScopeTests {
  @Test func `after the scope everything is as it was, also when an error left it`() {
    withGlobalFeatures([.noPrompts: true]) {
      #expect(FeatureCentral.switchedOn == [.noPrompts])
    }
    #expect(FeatureCentral.switchedOn == [])

    withFeatures([.noPrompts: true]) {
      #expect(Features.isOn(.noPrompts))
    }
    #expect(!Features.isOn(.noPrompts))

    #expect(throws: CancellationError.self) {
      try withGlobalFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(FeatureCentral.switchedOn == [])

    #expect(throws: CancellationError.self) {
      try withFeatures([.noPrompts: true]) { throw CancellationError() }
    }
    #expect(!Features.isOn(.noPrompts))
  }

  @Test func `a scope within a scope adds to it`() {
    withFeatures([.noPrompts: true]) {
      withFeatures([.newEditor: true]) {
        #expect(Features.isOn(.noPrompts))
        #expect(Features.isOn(.newEditor))
      }
      #expect(!Features.isOn(.newEditor))
    }
    withGlobalFeatures([.noPrompts: true]) {
      withGlobalFeatures([.newEditor: true, .noPrompts: false]) {
        #expect(FeatureCentral.switchedOn == [.newEditor])
      }
      #expect(FeatureCentral.switchedOn == [.noPrompts])
    }
  }
}
