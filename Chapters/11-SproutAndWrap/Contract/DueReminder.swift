import Foundation

/// A reminder that waits for its mail.
struct DueReminder: Equatable {
  let id: Int
  /// The higher the priority, the more urgent. Of two with the same priority, the one due earlier is more urgent.
  let priority: Int
  let due: Date
}
