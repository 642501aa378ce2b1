import Platform

// Where a type lies differs from one build to the next of the same code.
nonisolated extension Swift::ObjectIdentifier {
  init(_ type: any Any.Type) { self = Platform::JudgedObjectIdentifier.of(type) }
}
