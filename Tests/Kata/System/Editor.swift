import Foundation

/// The user's editor, as git finds it: `GIT_EDITOR`, `core.editor`, `VISUAL`, `EDITOR`, or the system's.
enum Editor {
  /// Opens a file, and returns when the editor is closed. Throws ``Failure`` if there is no editor, or it fails.
  static func open(_ file: URL) async throws {
    let here = URL(filePath: FileManager.default.currentDirectoryPath)
    let named = try await Git(.users, in: here).run(["var", "GIT_EDITOR"])
    let editor =
      ProcessInfo.processInfo.environment["GIT_EDITOR"]
      ?? named.output.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !editor.isEmpty else {
      throw Failure.usage("git finds no editor. Set EDITOR, as in `EDITOR=nano`, and try again.")
    }
    // As git does it: the editor's name may be a command with options of its own.
    let words = ["-c", "\(editor) \"$@\"", editor, file.path]
    let pid = try Terminal.start(URL(filePath: "/bin/sh"), words)
    let status = await withCheckedContinuation { closed in
      DispatchQueue.global().async { closed.resume(returning: Terminal.waitForEnd(of: pid)) }
    }
    guard status == 0 else {
      throw Failure.usage(
        "The editor `\(editor)` ended with an error, so nothing is planted. EDITOR names another, as in"
          + " `EDITOR=nano`.")
    }
  }
}
