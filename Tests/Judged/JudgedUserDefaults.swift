import Foundation
import Platform

// Foundation writes a store to a file of the store's name, and a name may be a path.
nonisolated extension Foundation::UserDefaults {
  convenience init?(suiteName: Swift::String?) { self.init(judgedSuite: suiteName) }

  func persistentDomain(forName name: Swift::String) -> [Swift::String: Any]? {
    judgedDomain(name)
  }
  func setPersistentDomain(_ domain: [Swift::String: Any], forName name: Swift::String) {
    setJudgedDomain(domain, name)
  }
  func removePersistentDomain(forName name: Swift::String) { removeJudgedDomain(name) }
  func addSuite(named name: Swift::String) { addJudgedSuite(name) }
}
