import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking

  // Calls of these members go through a table in the object, as those in JudgedHiddenCalls.swift do, and read any file.
  nonisolated extension FoundationNetworking::URLSession {
    func uploadTask(
      with request: FoundationNetworking::URLRequest, fromFile file: Foundation::URL
    ) -> FoundationNetworking::URLSessionUploadTask { Swift::fatalError() }
    func uploadTask(
      with request: FoundationNetworking::URLRequest, fromFile file: Foundation::URL,
      completionHandler:
        @escaping @Sendable (
          Foundation::Data?, FoundationNetworking::URLResponse?, (any Swift::Error)?
        ) -> Swift::Void
    ) -> FoundationNetworking::URLSessionUploadTask { Swift::fatalError() }
    func upload(
      for request: FoundationNetworking::URLRequest, fromFile file: Foundation::URL,
      delegate: (any FoundationNetworking::URLSessionTaskDelegate)? = nil
    ) async throws -> (Foundation::Data, FoundationNetworking::URLResponse) { Swift::fatalError() }
  }
#endif
