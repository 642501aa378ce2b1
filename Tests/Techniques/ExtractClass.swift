import Observation

struct Retries {
  var retries = 0
}

final class Uploads {
  var retries = 0

  func post() throws {}

  func retryAll() { reload() }

  func upload(limit: Int, reload: () -> Void) {}

  private func retry() {}
}

final class Coordinator {
  private let uploads = Retries()
  private let posts = Uploads()
  private var retries: Int { uploads.retries }

  func reload() {}

  func failed() {
    retries += 1
    uploads.retries += 1
    posts.retry()
    posts.post()
  }
}

extension Coordinator {
  private var limit = 3
}

@Observable final class NotesViewModel {
  private lazy var uploads = Uploads()
}

actor Outbox {
  private let uploads = Uploads()

  func send() { uploads.upload(limit: 3) {} }
}
