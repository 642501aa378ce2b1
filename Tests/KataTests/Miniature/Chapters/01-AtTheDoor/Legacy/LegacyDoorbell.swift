import Platform

/// A doorbell that cannot be tested.
class LegacyDoorbell {
  func ring(by person: Person) -> String {
    Visitors.shared.add(person.name)
    return "Ding, \(person.name)"
  }
}
