import Platform

/// Links the calendars, then comes back to the app.
@MainActor
enum YoursScene {
  static func play() {
    let linker = makeProductionCalendarLinker()
    ComingBackScene.play(
      "A user links their calendars.", yes: "the calendars are linked",
      ask: { linker.link(user: .current, viaDeeplink: false, completion: $0) },
      whenAnswered: { done in CalendarStore.shared.getStatus { _ in done() } },
      comeBack: linker.appBecameActive)
  }
}
