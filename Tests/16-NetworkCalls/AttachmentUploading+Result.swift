import Foundation

@testable import NetworkCalls

extension AttachmentUploading {
  /// Uploads an attachment, and returns how that ended.
  func result(of data: Data, as name: String) async -> Result<Void, any Error> {
    do { return .success(try await upload(data, as: name)) } catch { return .failure(error) }
  }
}
