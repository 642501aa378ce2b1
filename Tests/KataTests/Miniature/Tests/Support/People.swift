import Platform

/// A person for tests.
public let ada = Person(name: "Ada")
