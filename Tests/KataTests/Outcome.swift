import Testing

extension Clone {
  /// What a program printed, and how it ended.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Expects an exit code, all that was printed or said on the standard error, and texts in what was printed.
    func ends(
      _ code: Int32, output: String? = nil, errors: String? = nil, showing texts: String...,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(exitCode == code, "\(self.output)\(self.errors)", sourceLocation: sourceLocation)
      if let output { #expect(self.output == output, sourceLocation: sourceLocation) }
      if let errors { #expect(self.errors == errors, sourceLocation: sourceLocation) }
      expect(texts, at: sourceLocation)
    }

    /// Expects texts in what was printed.
    func shows(_ texts: String..., sourceLocation: SourceLocation = #_sourceLocation) {
      expect(texts, at: sourceLocation)
    }

    private func expect(_ texts: [String], at place: SourceLocation) {
      for text in texts {
        #expect(output.contains(text), "\(text)\n\nin:\n\(output)", sourceLocation: place)
      }
    }
  }
}
