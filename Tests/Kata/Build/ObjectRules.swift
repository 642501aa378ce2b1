import Foundation

/// Refuses what the objects of a learner's files define and call, before any of their code runs.
///
/// The compiler has the last word about code, the linker's symbols about what it reaches: whatever the text
/// looks like, a function that is called and not the learner's own is an undefined symbol.
struct ObjectRules: Sendable {
  let tools: ObjectTools
  let chapter: Chapter
  let turn: Turn
  /// The sources that the objects were made from.
  let sources: SourceTree

  /// The module that the sources belong to.
  private var module: String {
    turn == .tests ? Compiler.testsModule(of: chapter.module) : chapter.module
  }

  /// Judges a learner's objects.
  ///
  /// - Parameter objects: The objects of all the sources, and others, which are passed over.
  /// - Throws: ``Diagnostics`` that name what is refused; ``Failure`` when the toolchain's programs do not work.
  func check(_ objects: [URL]) async throws {
    guard tools.host.canReadObjects else { return }
    let objects = Part(folder: sources.root, objects: objects).objects(of: turn)
    let files = try await tools.contents(of: objects)
    guard files.count == objects.count else {
      throw Failure.grader("The objects of \(turn.rawValue) cannot be read.")
    }
    let defined = Set(files.flatMap(\.symbols).filter { $0.kind != .undefined }.map(\.name))
    let foreign = Set(
      files.flatMap(\.symbols).filter { isForeign($0) && !isOwnReference($0, defined) }.map(\.name))
    let names = Dictionary(
      uniqueKeysWithValues: zip(
        foreign.sorted(), try await tools.demangled(foreign.sorted())))
    try Refusal.report(
      files.flatMap { file in
        let path = Compiler.source(ofObject: file.path)
        return file.sections.filter { !isUsual(section: $0) }.map {
          Refusal(path: path, what: "the section \($0)", why: Self.linking)
        }
          + file.symbols.filter { !isOwnReference($0, defined) }.compactMap {
            refusal(of: $0, meaning: names[$0.name], path)
          }
      } + reflections(in: files, names))
  }

  /// Refuses to look into an issue of the test library by reflection: it holds addresses of the code under test.
  private func reflections(in files: [ObjectFile], _ names: [String: String]) -> [Refusal] {
    func path(where isMeant: (LibraryName) -> Bool) -> String? {
      files.first { file in
        file.symbols.contains { names[$0.name].flatMap(LibraryName.init).map(isMeant) ?? false }
      }.map { Compiler.source(ofObject: $0.path) }
    }
    let mirror = path { $0.module == "Swift" && ["Mirror", "dump"].contains($0.head) }
    guard turn == .tests, let mirror,
      path(where: { $0.module == "Testing" && $0.path == "Issue" }) != nil
    else { return [] }
    return [
      Refusal(
        path: mirror, line: line(of: "dump", in: mirror) ?? line(of: "Mirror", in: mirror),
        what: "`dump` or `Mirror` in tests that handle an `Issue`",
        why:
          "it holds addresses, which differ from build to build. Look at its `kind`, `comments` and `error`."
      )
    ]
  }

  private static let linking =
    "it changes what the compiler and the linker do with your code. Write it without."

  private static let advice = " Pass in what you need, or use the chapter's doubles."

  // MARK: - Sections

  private static let usualSections: Set<String> = [
    ".comment", ".eh_frame", ".group", ".linker-options", ".llvm_addrsig", ".note.GNU-stack",
    ".lldbsummaries", ".shstrtab", ".strtab", ".swift1_autolink_entries", ".swift_modhash",
    ".symtab",
    ".symtab_shndx", "swift5_assocty", "swift5_builtin", "swift5_capture", "swift5_fieldmd",
    "swift5_mpenum", "swift5_protocol_conformances", "swift5_protocols", "swift5_reflstr",
    "swift5_type_metadata", "swift5_type_metadata_2", "swift5_typeref",
  ]

  /// Whether the compiler makes such a section, and nothing in it runs or hooks by itself.
  private func isUsual(section: String) -> Bool {
    let name = section.hasPrefix(".rela") ? String(section.dropFirst(".rela".count)) : section
    return Self.usualSections.contains(name) || (turn == .tests && name == "swift5_tests")
      || [".text", ".rodata", ".data", ".bss", ".tbss", ".tdata"].contains {
        name == $0 || name.hasPrefix($0 + ".")
      }
  }

  // MARK: - Symbols

  /// Whether a symbol is one that the files refer to among themselves.
  private func isOwnReference(_ symbol: ObjectFile.Symbol, _ defined: Set<String>) -> Bool {
    symbol.kind == .undefined && defined.contains(symbol.name)
  }

  /// Whether a symbol's name says nothing until it is demangled.
  private func isForeign(_ symbol: ObjectFile.Symbol) -> Bool {
    symbol.name.hasPrefix("$s") && symbol.kind != .weak
      && !isMangled(
        symbol.name, in: symbol.kind == .strong ? [module] : [module, chapter.module, "Platform"])
  }

  private func isMangled(_ name: String, in modules: [String]) -> Bool {
    modules.contains { name.hasPrefix("$s\($0.utf8.count)\($0)") }
  }

  private func refusal(
    of symbol: ObjectFile.Symbol, meaning: String?, _ path: String
  ) -> Refusal? {
    switch symbol.kind {
    case .strong:
      if symbol.name == Compiler.entryPoint(of: module) { return nil }
      if symbol.name.hasPrefix("$s"), meaning.map(belongs) ?? true { return nil }
      return Refusal(
        path: path, what: "defining \(meaning ?? symbol.name)", why: Self.linking)
    case .weak:
      let isC = symbol.name.wholeMatch(of: /\w+/) != nil
      // What the compiler makes in each object that needs it.
      guard isC, !symbol.name.hasPrefix("__swift_"), symbol.name != "swift_willThrowTyped"
      else { return nil }
      return Refusal(path: path, what: "defining \(symbol.name)", why: Self.linking)
    case .undefined:
      if let meaning { return refusal(ofLibrary: meaning, path) }
      if symbol.name.hasPrefix("$s") || isUsual(function: symbol.name) { return nil }
      return Refusal(
        path: path, line: line(of: symbol.name, in: path), what: symbol.name,
        why: "of the C library your code calls only mathematics." + Self.advice)
    }
  }

  /// Whether a demangled definition extends something in the module, or conforms it there.
  private func belongs(_ meaning: String) -> Bool {
    meaning.contains("(extension in \(module)):") || meaning.hasSuffix(" in \(module)")
      || meaning.contains(" in \(module) ") || meaning.contains(" \(module).")
  }

  private func refusal(ofLibrary meaning: String, _ path: String) -> Refusal? {
    guard let name = LibraryName(meaning) else { return nil }
    let module = name.module == "Swift" ? "" : "\(name.shownModule)."
    if turn == .refactoring, name.module == "Testing" {
      return Refusal(
        path: path, line: line(of: name.last, in: path), what: module + name.written,
        why: "what is in YourRefactoring is the app's own code. Tests belong in YourTests.")
    }
    guard let reach = Reach.of(name) else { return nil }
    // Only tests have anything to tell by them.
    if [.addresses, .formats].contains(reach), turn == .refactoring { return nil }
    let isWhole = reach.refusesWhole(name)
    guard chapter.allows.isDisjoint(with: [name.head, "\(name.head).\(name.last)"]) else {
      return nil
    }
    return Refusal(
      path: path, line: line(of: word(for: name, isWhole: isWhole), in: path),
      what: module + (isWhole ? name.head : name.written), why: reach.why + Self.advice)
  }

  /// The word by which a use is found in the source: `Type(...)` is written without its `init`.
  private func word(for name: LibraryName, isWhole: Bool) -> String {
    if isWhole { return name.head }
    return name.label ?? (name.last == "init" ? name.head : name.last)
  }

  private func line(of word: String, in path: String) -> Int? {
    (try? Data(contentsOf: sources.root.appending(path: path))).flatMap {
      SourceText($0).line(of: word)
    }
  }

  // MARK: - The C library

  private static let usualFunctions: Set<String> = [
    // What a `Mutex` waits with; Swift code cannot name either.
    "__tls_get_addr", "syscall",
    "_swiftEmptyArrayStorage", "_swiftEmptyDictionarySingleton", "_swiftEmptySetSingleton",
    "_NSConcreteGlobalBlock", "_NSConcreteStackBlock", "_Block_copy", "_Block_release",
    "_Block_object_assign", "_Block_object_dispose", "bzero", "free", "malloc", "memcmp",
    "__divti3", "__modti3", "__muloti4", "__multi3", "__udivti3", "__umodti3", "memcpy", "memmove",
    "memset", "nanosleep", "sleep", "strcmp", "strlen", "strncmp", "usleep",
  ]

  /// How names of the Swift runtime begin that the compiler calls.
  private static let runtime = [
    "swift_", "__swift_", "_swift_FORCE_LOAD_", "_swift_stdlib_reportUnimplementedInitializer",
  ]

  private static let mathematics: Set<String> = [
    "acos", "acosh", "asin", "asinh", "atan", "atan2", "atanh", "cbrt", "ceil", "copysign", "cos",
    "cosh", "erf", "erfc", "exp", "exp10", "exp2", "expm1", "fabs", "fdim", "floor", "fma",
    "fmax", "fmin", "fmod", "frexp", "hypot", "ilogb", "ldexp", "lgamma", "llrint", "llround",
    "log", "log10", "log1p", "log2", "logb", "lrint", "lround", "modf", "nearbyint", "nextafter",
    "pow", "remainder", "remquo", "rint", "round", "roundeven", "scalbn", "sin", "sincos", "sinh",
    "sqrt", "tan", "tanh", "tgamma", "trunc",
  ]

  /// Whether the compiler calls such a function by itself, or it only calculates or waits.
  private func isUsual(function name: String) -> Bool {
    if Self.usualFunctions.contains(name) || chapter.allows.contains(name) { return true }
    if Self.runtime.contains(where: name.hasPrefix) { return true }
    // A name ends in `f` for Float and in `l` for Float80.
    return Self.mathematics.contains(name)
      || ("fl".contains(name.last ?? " ") && Self.mathematics.contains(String(name.dropLast())))
  }
}
