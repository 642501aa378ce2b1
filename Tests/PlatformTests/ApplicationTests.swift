import Dispatch
import Platform
import Testing

@Suite struct ApplicationTests {
  @Test func `the phone is registered on the main queue`() async {
    // In a process of its own: other tests count what the shared application was asked for.
    await #expect(processExitsWith: .success) {
      await MainActor.run { Application.shared.registerForRemoteNotifications() }

      #expect(Application.shared.registrations == 1)
    }
  }

  @Test func `off the main queue, registering traps`() async {
    await #expect(processExitsWith: .failure) {
      DispatchQueue.global().sync { Application.shared.registerForRemoteNotifications() }
    }
  }

  @Test func `off the main queue, adding a calendar traps`() async {
    await #expect(processExitsWith: .failure) {
      DispatchQueue.global().sync { CalendarStore.shared.addCalendar(named: "Jotter") }
    }
  }

  @Test func `in a test the system counts a question and does not ask it`() async {
    await #expect(processExitsWith: .success) {
      UserNotificationCenter.current().requestAuthorization(options: []) { _, _ in
        Issue.record("the system answered")
      }

      #expect(UserNotificationCenter.current().requests == 1)
    }
  }
}
