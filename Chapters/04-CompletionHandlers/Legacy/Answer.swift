import Foundation

/// Tells a caller whether it is on, or what went wrong.
typealias Answer = (Bool, NSError?) -> Void

extension NSError {
  /// The user has not allowed it.
  static let notAuthorized = NSError(domain: "NotAuthorized", code: 404, userInfo: [:])
}
