import Platform

/// Somebody for tests.
public let ada = Person(name: "Ada")
