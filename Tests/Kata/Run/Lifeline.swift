/// A pipe whose one end only `kata` holds: what reads the other reaches its end when `kata` has ended, however
/// it did.
enum Lifeline {
  /// The end that programs read, made once.
  static let end = Result { () throws(Failure) in try OutputPipe.ends().0 }
}
