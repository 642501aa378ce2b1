/// Reads the body of one function, line by line.
struct SILBody {
  private(set) var function: SILFunction
  /// The instruction that made each value, and the rest of its line.
  private var made: [Substring: (instruction: Substring, rest: Substring)] = [:]
  /// The optional value that is unwrapped into a block's parameter, by the block's label.
  private var unwrapped: [Substring: Substring] = [:]

  init(_ function: SILFunction) { self.function = function }

  /// Where a value comes from.
  private indirect enum Origin {
    case parameter(String)
    case field(String)
    case function
    case closure
    case method(SILMethod)
    case result(of: Origin)
    case other
  }

  /// Reads an instruction; `name` is what the compiler says of the function that it refers to.
  mutating func read(_ line: Substring, _ name: String) {
    if line.hasPrefix("bb") { return readLabel(line) }
    let words = line.dropFirst(2)
    if words.hasPrefix("switch_enum ") { return readUnwrapping(words) }
    if words.hasPrefix("debug_value %") { return readParameter(words) }
    if words.hasPrefix("store ") || words.hasPrefix("assign ") { return readStore(words) }
    if words.hasPrefix("try_apply ") { return readCall(words.dropFirst("try_apply ".count), line) }
    guard words.hasPrefix("%") || words.hasPrefix("(") else { return }
    // A value, or several in parentheses, an equals sign, an instruction.
    guard let sign = words.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
    let right = words[sign...].dropFirst(2)
    let instruction = right.prefix { $0 != " " }
    let rest = right.dropFirst(instruction.count + 1)
    for value in words[..<sign].split(whereSeparator: { "(), ".contains($0) }) {
      made[value] = (instruction, rest)
    }
    switch instruction {
    case "function_ref":
      if let symbol = rest.firstSymbol {
        function.references.append(.function(symbol: symbol, name: name))
      }
    case "class_method": readMethod(rest, dispatch(rest))
    case "super_method", "objc_method": readMethod(rest, .fixed)
    case "witness_method": readMethod(rest, .conformance)
    case "apply", "begin_apply": readCall(rest, line)
    default: break
    }
  }

  private mutating func readParameter(_ words: Substring) {
    let value = words.dropFirst("debug_value ".count).prefix { $0 != "," && $0 != " " }
    let parts = words.split(separator: "\"", maxSplits: 2)
    guard parts.count > 1 else { return }
    if made[value] == nil {
      made[value] = ("parameter", parts[1])
    } else if case .closure = origin(of: value) {
      function.closures.insert(String(parts[1]))
    }
  }

  private mutating func readLabel(_ line: Substring) {
    if let optional = unwrapped[line.prefix { $0 != "(" }] {
      made[line.firstValue] = ("switch_enum", optional)
    }
  }

  private mutating func readUnwrapping(_ words: Substring) {
    guard let some = words.firstRange(of: "case #Optional.some!enumelt: ") else { return }
    unwrapped[words[some.upperBound...].prefix { $0 != "," && $0 != " " }] = words.firstValue
  }

  /// A method of an object that the same function has just made, or took from a fixed place, cannot be replaced.
  private func dispatch(_ rest: Substring) -> SILFunction.Dispatch {
    if case .result(of: .function) = origin(of: rest.firstValue) { .fixed } else { .override }
  }

  private mutating func readStore(_ words: Substring) {
    // `store %1 to [init] %2 : $*Type`
    guard let end = words.firstRange(of: " to ")?.upperBound else { return }
    let place = words[end...].firstValue
    if made[place]?.instruction == "alloc_stack" {
      made[place] = ("store", words)
      return
    }
    guard case .field(let property) = origin(of: place) else { return }
    let isNew =
      if case .result(of: .function) = origin(of: words.firstValue) { true } else { false }
    function.stores[property] = isNew && function.stores[property] ?? true
  }

  private mutating func readMethod(_ rest: Substring, _ dispatch: SILFunction.Dispatch) {
    guard let method = SILMethod(rest) else { return }
    let source: String? =
      switch origin(of: rest.firstValue) {
      case .result(of: .method(let source)): source.member
      case .field(let member): member
      default: nil
      }
    function.references.append(.method(method, dispatch, from: source))
  }

  private mutating func readCall(_ rest: Substring, _ line: Substring) {
    guard line.contains("@callee_guaranteed") else { return }
    switch origin(of: rest.firstValue) {
    case .parameter(let name), .field(let name):
      // A parameter without a name is that of a closure.
      if !name.hasPrefix("$") { function.references.append(.value(name)) }
    case .result(of: .method(let method)) where method.signature.hasPrefix("!getter"):
      function.references.append(.value(method.member))
    default: break
    }
  }

  private func origin(of value: Substring, _ steps: Int = 20) -> Origin {
    guard steps > 0, let (instruction, rest) = made[value] else { return .other }
    switch instruction {
    case "parameter": return .parameter(String(rest))
    case "function_ref": return .function
    case "class_method", "witness_method", "super_method":
      return SILMethod(rest).map { .method($0) } ?? .other
    case "ref_element_addr", "struct_extract", "struct_element_addr":
      return .field(SILMethod(rest)?.member ?? "")
    case "apply", "begin_apply": return .result(of: origin(of: rest.firstValue, steps - 1))
    case "partial_apply", "thin_to_thick_function": return .closure
    default: return origin(of: rest.firstValue, steps - 1)
    }
  }
}

extension Substring {
  /// The first value that is named, such as `%3`; empty where there is none.
  var firstValue: Substring {
    guard let start = firstIndex(of: "%") else { return "" }
    return self[start...].prefix { $0 == "%" || $0.isNumber }
  }
}
