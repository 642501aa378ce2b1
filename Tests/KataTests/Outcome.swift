import Testing

extension Clone {
  /// The output of a program, and its exit code.
  struct Outcome {
    let exitCode: Int32
    let output: String
    let errors: String

    /// Expects an exit code, the whole output, the whole of standard error, a beginning of the output, and texts in it.
    func ends(
      _ code: Int32, output: String? = nil, errors: String? = nil, beginning: String = "",
      showing texts: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(exitCode == code, "\(self.output)\(self.errors)", sourceLocation: sourceLocation)
      if let output { #expect(self.output == output, sourceLocation: sourceLocation) }
      if let errors { #expect(self.errors == errors, sourceLocation: sourceLocation) }
      let begins = beginning.isEmpty || self.output.hasPrefix(beginning)
      #expect(begins, "\(beginning)\n\nbegins:\n\(self.output)", sourceLocation: sourceLocation)
      expect(texts, at: sourceLocation)
    }

    /// Expects texts in the output.
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
