/// Corrects a note, and accepts a word.
enum YoursScene {
  static func play() {
    let proofreader = makeProductionProofreader()
    let note = "Buy mlik and kefir"
    print("Wrote:          \(note)")
    print("Corrected:      \(proofreader.corrected(note))")
    print("Unknown:        \(proofreader.unknownWords(in: note))")

    proofreader.accept("kefir")
    print("Accepted kefir: \(proofreader.unknownWords(in: note))")
  }
}
