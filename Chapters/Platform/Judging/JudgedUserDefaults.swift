import Foundation

/// Foundation's members that take a store's name, which could be the path of a file anywhere.
///
/// `kata` puts them in the place of Foundation's in learners' files. There a name with a slash names no store.
extension UserDefaults {
  public convenience init?(judgedSuite name: String?) {
    if name?.contains("/") == true { return nil }
    self.init(suiteName: name)
  }

  public func judgedDomain(_ name: String) -> [String: Any]? {
    name.contains("/") ? nil : persistentDomain(forName: name)
  }

  public func setJudgedDomain(_ domain: [String: Any], _ name: String) {
    if !name.contains("/") { setPersistentDomain(domain, forName: name) }
  }

  public func removeJudgedDomain(_ name: String) {
    if !name.contains("/") { removePersistentDomain(forName: name) }
  }

  public func addJudgedSuite(_ name: String) {
    if !name.contains("/") { addSuite(named: name) }
  }
}
