import Platform

/// The run's own folder: Foundation names another on a Mac.
// swift-format-ignore: AlwaysUseLowerCamelCase
nonisolated func NSTemporaryDirectory() -> String { DocumentsFolder.temporary.path + "/" }
