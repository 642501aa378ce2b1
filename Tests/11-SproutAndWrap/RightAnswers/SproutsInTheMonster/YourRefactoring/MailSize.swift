/// The size of a mail's attachments.
struct MailSize {
  static let limit = 25_000_000

  /// In bytes.
  let attached: Int

  init(of notes: [Note]) {
    attached = notes.flatMap(\.attachments).reduce(0) { $0 + $1.bytes }
  }

  var isAllowed: Bool { attached <= Self.limit }
}
