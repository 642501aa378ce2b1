import Foundation

/// What somebody who asked is told: whether it is on, or what went wrong.
typealias Answer = (Bool, NSError?) -> Void

extension NSError {
  /// The person has not allowed it.
  static let notAuthorized = NSError(domain: "NotAuthorized", code: 404, userInfo: [:])
}
