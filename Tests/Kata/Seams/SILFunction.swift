/// A function in the compiler's intermediate language (SIL), and the declarations that its body refers to.
struct SILFunction: Sendable {
  /// How a method is found when it is called.
  enum Dispatch: Sendable {
    /// By the class of the object: a subclass may override it.
    case override
    /// By the conformance to a protocol: another type may conform.
    case conformance
    /// By name alone.
    case fixed
  }

  /// A declaration that a body refers to.
  enum Reference: Sendable {
    case function(symbol: String, name: String)
    /// A method, how it is found, and the member or stored property that its object came from; nil if from none.
    case method(SILMethod, Dispatch, from: String?)
    /// A function value that is called: the name of the parameter or property that holds it.
    case value(String)
  }

  let symbol: String
  /// The compiler's words for it, such as `NoteList.populate()`.
  let name: String
  /// The file that holds it: a path in the chapter.
  let path: String
  /// Whether no other file can name it.
  let isPrivate: Bool
  var references: [Reference] = []
  /// The names of its constants that hold a closure of its own.
  var closures: Set<String> = []
  /// Whether the values that the body stores in a property, as `Type.property`, come from a fixed function.
  var stores: [String: Bool] = [:]
}
