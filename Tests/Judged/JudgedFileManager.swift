import Platform

/// Tests keep temporary files of their own, and touch no others.
typealias FileManager = JudgedFileManager
