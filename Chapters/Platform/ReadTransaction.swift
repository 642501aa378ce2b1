/// A token for an open transaction to read in.
///
/// Code that gets one only passes it on. Code that runs SQL turns it back into the transaction it stands for, with
/// `StorageDB.bridge`.
public protocol ReadTransaction: AnyObject {}
