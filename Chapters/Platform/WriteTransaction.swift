/// A token for an open transaction to read and write in.
public protocol WriteTransaction: ReadTransaction {}
