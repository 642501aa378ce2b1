/// Turn this to `true` when you begin: until then `swift test` reports failures here as known issues.
let started = false

/// Turn 2: makes an uploader that knows only `server` and `clock`.
///
/// The suite calls these functions. Keep the signatures; the bodies are yours.
///
/// - Parameters:
///   - server: Takes the texts.
///   - clock: Says when a pause is over.
/// - Returns: The uploader, in any design.
func makeUploader(server: any UploadServing, clock: any Clock<Duration>) -> any Uploading {
  NoteUploader()
}

/// Turn 2: makes the uploader for the app, on `InboxService.shared` and the real clock.
func makeProductionUploader() -> any Uploading {
  NoteUploader()
}
