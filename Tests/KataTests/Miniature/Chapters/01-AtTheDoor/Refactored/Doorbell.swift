import Platform

/// The doorbell, with a seam.
class Doorbell {
  var visitors: Visitors { .shared }

  init() {}

  func ring(by person: Person) -> String {
    visitors.add(person.name)
    return "Ding, \(person.name)"
  }

  func last() -> String? {
    visitors.names.last
  }

  func count() -> Int {
    visitors.names.count
  }
}
