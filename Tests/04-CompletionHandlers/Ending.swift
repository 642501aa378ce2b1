import Foundation
import Platform

@testable import CompletionHandlers

/// How a link may end.
enum Ending: CaseIterable {
  case success
  case refusal
  case error

  var answer: String {
    switch self {
    case .success: "yes"
    case .refusal: "no NotAuthorized 404"
    case .error: "no Broken 7"
    }
  }

  func prepare(_ requester: CalendarRequesterStub) {
    requester.status = self == .refusal ? .denied : .authorized
    requester.error = self == .error ? NSError(domain: "Broken", code: 7) : nil
  }
}
