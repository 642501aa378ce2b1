/// A token that says: there is a transaction to read and write in.
public protocol WriteTransaction: ReadTransaction {}
