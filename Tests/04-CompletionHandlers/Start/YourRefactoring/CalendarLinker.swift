import Foundation
import Platform

/// Links Jotter to the calendars.
class CalendarLinker: CalendarLinking {
  static let shared = CalendarLinker()

  private var completion: Answer?

  func link(user: User?, viaDeeplink: Bool, completion: @escaping Answer) {
    guard user != nil else {
      completion(false, nil)
      return
    }
    self.completion = completion
    CalendarStore.shared.requestAccess { _, error in
      if let error {
        self.completion?(false, error as NSError)
        self.completion = nil
        return
      }
      self.finish(viaDeeplink: viaDeeplink)
    }
  }

  func appBecameActive() {
    finish(viaDeeplink: false)
  }

  private func finish(viaDeeplink: Bool) {
    CalendarStore.shared.getStatus { status in
      if viaDeeplink {
        UsageTracker.shared.log("calendar by deeplink: \(status.rawValue)")
      }
      guard status == .authorized else {
        self.completion?(false, .notAuthorized)
        return
      }
      DispatchQueue.main.async {
        CalendarStore.shared.addCalendar(named: "Jotter")
        self.completion?(true, nil)
        self.completion = nil
      }
    }
  }
}
