/// A bell made from a function.
struct OtherBell: Bell {
  let ring: (Reminder) throws -> Void

  func set(_ reminder: Reminder) throws { try ring(reminder) }
}
