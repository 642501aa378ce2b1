/// A token that says: there is a transaction to read in.
///
/// Whoever is handed one passes it on and never looks inside; only what runs SQL turns it back into
/// the transaction it stands for, with `StorageDB.bridge`.
public protocol ReadTransaction: AnyObject {}
