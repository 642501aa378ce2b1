import Foundation
import Platform
import Support
import Testing

@testable import CompletionHandlers

/// The calendar linker as the app makes it.
@MainActor @Suite(.knownUntil(started)) struct ProductionCalendarLinkerTests {
  @Test func `the app still asks the shared calendars`() {
    let requests = CalendarStore.shared.requests

    makeProductionCalendarLinker().link(user: ada, viaDeeplink: false) { _, _ in }

    #expect(CalendarStore.shared.requests == requests + 1)
  }

  @Test func `the app links the real calendars, and notices when the user changes their mind`()
    async
  {
    await #expect(
      processExitsWith: .success,
      """
      In a process of its own the app's linker meets the phone's own calendars and queues. If the \
      process fails, look at what is passed in production. The permission: it is read anew for each caller, \
      whatever it was before. The tracker: it is the shared one. The queue: a calendar is added, and a yes \
      comes, on the main queue; a no does not wait for it. Each caller is told once.
      """
    ) { @MainActor in
      try Phone.turnOn()
      User.current = nil
      func answer(viaDeeplink: Bool = false, comingBack: Bool = false) async -> String {
        let answer = await Phone.answer { completion in
          let linker = makeProductionCalendarLinker()
          linker.link(user: User(name: "Ada"), viaDeeplink: viaDeeplink) { isLinked, error in
            dispatchPrecondition(condition: isLinked ? .onQueue(.main) : .notOnQueue(.main))
            completion(isLinked, error)
          }
          if comingBack { linker.appBecameActive() }
        }
        await Phone.settle()
        return answer
      }

      try Phone.decide(.denied, about: "Calendars")
      #expect(await answer(viaDeeplink: true) == "no NotAuthorized 404")
      #expect(CalendarStore.shared.calendars == [])
      try Phone.decide(.authorized, about: "Calendars")
      #expect(await answer() == "yes")
      #expect(CalendarStore.shared.calendars == ["Jotter"])
      #expect(await answer(comingBack: true) == "yes")
      #expect(await answer(viaDeeplink: true) == "yes")
      #expect(CalendarStore.shared.calendars.count == 3)
      try Phone.decide(.provisional, about: "Calendars")
      #expect(await answer(comingBack: true) == "no NotAuthorized 404")
      makeProductionCalendarLinker().appBecameActive()
      await Phone.settle()
      #expect(CalendarStore.shared.calendars.count == 3)
      #expect(
        UsageTracker.shared.events == [
          "calendar by deeplink: denied", "calendar by deeplink: authorized",
        ])
      try Phone.turnOff()
    }
  }

  @Test func `the app's linker, too, tells a caller who waits when the user comes back`() async {
    await #expect(
      processExitsWith: .success,
      """
      In a process of its own a question to the phone stays open, the user allows it in the settings, and \
      comes back. If the process fails, look at what appBecameActive of the app's linker does.
      """
    ) { @MainActor in
      let answer = await Phone.answer { completion in
        // The phone is still off: this question is never answered.
        makeProductionCalendarLinker().link(
          user: User(name: "Ada"), viaDeeplink: false, completion: completion)
        do {
          try Phone.turnOn()
          try Phone.decide(.authorized, about: "Calendars")
        } catch { exit(5) }
        makeProductionCalendarLinker().appBecameActive()
      }

      #expect(answer == "yes")
      #expect(CalendarStore.shared.calendars == ["Jotter"])
      try Phone.turnOff()
    }
  }

  @Test func `the app has one linker, which still knows the callers who wait`() {
    #expect(makeProductionCalendarLinker() === makeProductionCalendarLinker())
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
}
