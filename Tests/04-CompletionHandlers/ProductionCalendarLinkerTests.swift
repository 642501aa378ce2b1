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

      func calendars() -> [String] { CalendarStore.shared.calendars }

      try Phone.decide(.denied, about: "Calendars")
      check("the user denies it", await answer(viaDeeplink: true), is: "no NotAuthorized 404")
      check("calendars after a denial", calendars(), is: [])
      try Phone.decide(.authorized, about: "Calendars")
      check("the user allows it", await answer(), is: "yes")
      check("calendars after a yes", calendars(), is: ["Jotter"])
      check("the user allows it and comes back", await answer(comingBack: true), is: "yes")
      check("the user comes by deeplink", await answer(viaDeeplink: true), is: "yes")
      check("how many calendars after three yeses", calendars().count, is: 3)
      try Phone.decide(.provisional, about: "Calendars")
      check(
        "the permission is provisional", await answer(comingBack: true), is: "no NotAuthorized 404")
      makeProductionCalendarLinker().appBecameActive()
      await Phone.settle()
      check("how many calendars when no caller waits", calendars().count, is: 3)
      check(
        "tracked by UsageTracker.shared", UsageTracker.shared.events,
        is: ["calendar by deeplink: denied", "calendar by deeplink: authorized"])
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

      #expect(answer == "yes", "the caller who waits was told \(answer)")
      let calendars = CalendarStore.shared.calendars
      #expect(calendars == ["Jotter"], "the calendars are \(calendars)")
      try Phone.turnOff()
    }
  }

  @Test func `the app has one linker, which still knows the callers who wait`() {
    #expect(makeProductionCalendarLinker() === makeProductionCalendarLinker())
  }

  // MARK: - Fixtures

  let ada = User(name: "Ada")
}

/// Compares two values, and says both: of an issue in a process of its own only the comment arrives.
@MainActor private func check<Value: Equatable>(
  _ what: String, _ found: Value, is expected: Value
) {
  #expect(found == expected, "\(what): \(found), not \(expected)")
}
