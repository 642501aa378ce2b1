#if KATA_JUDGES
  import Synchronization

  /// Identifiers of types that say nothing of where a type lies in memory.
  ///
  /// `kata` puts ``of(_:)`` in the place of `ObjectIdentifier(T.self)` in the tests that it judges: a type's own
  /// address differs from build to build, and could tell a test which code it runs on.
  public enum JudgedObjectIdentifier {
    /// The identifier of an object that stands for a type.
    public static func of(_ type: Any.Type) -> ObjectIdentifier {
      standIns.withLock { standIns in
        let key = ObjectIdentifier(type)
        let standIn = standIns[key] ?? StandIn()
        standIns[key] = standIn
        return ObjectIdentifier(standIn)
      }
    }

    private final class StandIn: Sendable {}

    /// None is ever removed: another object at the same place would have the same identifier.
    private static let standIns = Mutex<[ObjectIdentifier: StandIn]>([:])
  }
#endif
