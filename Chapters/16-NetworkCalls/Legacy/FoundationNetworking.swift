#if canImport(FoundationNetworking)
  // On Linux `URLSession` and its requests are in a module of their own. With this line the files of this chapter read
  // as they do on a Mac, where `import Foundation` is enough.
  @_exported import FoundationNetworking
#endif
