import Platform

/// The type that replaces `FileManager` in tests: they use temporary files of their own, and no others.
typealias FileManager = JudgedFileManager
