import Platform

extension CompositionRoot {
  static func greeting(on storage: Storage) -> Greeting {
    Greeting(db: StorageDB(storage), accountManager: Greeting.Wrappers.AccountManager())
  }
}
