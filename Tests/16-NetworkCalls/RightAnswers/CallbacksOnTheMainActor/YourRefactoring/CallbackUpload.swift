import Foundation

/// One upload.
final class CallbackUpload {
  private let data: Data
  private let name: String
  private let uploader: CallbackUploader
  private let pieces: Int
  private var request: Task<Void, Never>?
  private var done: ((Result<Void, any Error>) -> Void)?

  init(_ data: Data, _ name: String, by uploader: CallbackUploader) {
    (self.data, self.name, self.uploader) = (data, name, uploader)
    pieces = data.isEmpty ? 1 : (data.count - 1) / 65_536 + 1
  }

  func start(then done: @escaping (Result<Void, any Error>) -> Void) {
    self.done = done
    if Task.isCancelled { cancel() } else { send(1) }
  }

  func cancel() {
    end(.failure(CancellationError()))
    request?.cancel()
  }

  private func end(_ result: Result<Void, any Error>) {
    done?(result)
    done = nil
  }

  private func send(_ piece: Int, attempt: Int = 1, isRenewed: Bool = false) {
    guard done != nil else { return }
    if piece > pieces { return end(.success(())) }
    let body = data.dropFirst((piece - 1) * 65_536).prefix(65_536)
    let url = uploader.url(name: name, piece: piece, of: pieces)
    request = uploader.send("PUT", url, body) { [self] token, result in
      guard done != nil else { return }
      switch result.map(\.1.statusCode) {
      case .success(200...299): send(piece + 1)
      case .success(401) where isRenewed: end(.failure(UploadError.signedOut))
      case .success(401):
        uploader.renew(token) { [self] isNew in
          if !isNew { return end(.failure(UploadError.signedOut)) }
          send(piece, attempt: attempt, isRenewed: true)
        }
      case .success(let status) where attempt == 3:
        end(.failure(UploadError.refused(status: status)))
      case .failure(let error) where attempt == 3: end(.failure(error))
      case .success, .failure: send(piece, attempt: attempt + 1, isRenewed: isRenewed)
      }
    }
  }
}
