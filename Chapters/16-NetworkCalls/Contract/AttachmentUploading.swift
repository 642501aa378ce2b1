import Foundation

/// An uploader of attachments, in any design. Its method may be called from any task, and by many at once.
///
/// - An attachment is sent in pieces of 65,536 bytes, and the rest is the last piece. An empty one is one empty piece.
/// - A piece is `PUT attachments`, below the server's URL, with the query's values `name`, `piece` (the first is 1) and
///   `pieces` (how many there are), the bytes as its body, and `Authorization: Bearer` with the token. The server
///   reads the query as that of a form: "+" is a space.
/// - Any status from 200 to 299 says that the piece is taken. Only then the next one is sent. Attachments do not wait
///   for each other, even if they have the same name.
/// - An attempt failed if the transport throws, or with any other status but 401. The third failure of a piece ends the
///   upload at once: it throws the transport's error, or ``UploadError/refused(status:)``. There are no pauses.
/// - A 401 is no failure. It says that the token of this request is not valid any more. The piece is sent again with a
///   new token; the second 401 of a piece throws ``UploadError/signedOut``.
/// - A new token is the body of a 2xx to `POST token`, below the server's URL, with `Authorization: Bearer` and the old
///   token. It is asked for once, in one attempt, for however many uploads got a 401 for that old token: those that come
///   while the answer is on its way wait for it, and later ones take the token that there is. A piece that would be
///   sent meanwhile may wait for it, too. Requests that begin later use it.
/// - If no 2xx answers `POST token`, all uploads that wait for the token throw ``UploadError/signedOut``. This is not
///   remembered: the next 401 asks again.
/// - If the task of an upload is cancelled, its request is cancelled, it begins no further request, for a token
///   neither, and it throws any error. If its last piece is on its way, it may also return. A request for a token goes
///   on as long as others wait for it, whoever began it.
nonisolated protocol AttachmentUploading: Sendable {
  /// Uploads an attachment, and returns when the server has taken its last piece.
  ///
  /// - Parameters:
  ///   - data: The attachment.
  ///   - name: Its name, which may hold any characters.
  /// - Throws: ``UploadError``, the transport's error, or any if the upload was cancelled.
  func upload(_ data: Data, as name: String) async throws
}
