import Platform

// The place of a type differs between two builds of the same code.
nonisolated extension Swift::ObjectIdentifier {
  init(_ type: any Any.Type) { self = Platform::JudgedObjectIdentifier.of(type) }
}
