import Foundation

/// Refuses definitions and calls in the objects of a learner's files, before any of their code runs.
///
/// The compiler has the last word about code, and the linker's symbols about its reach. A call of a function that is
/// not the learner's own leaves an undefined symbol, in any spelling.
struct ObjectRules: Sendable {
  let tools: ObjectTools
  let chapter: Chapter
  let turn: Turn
  let sources: SourceTree

  /// The module that the sources belong to.
  private var module: String {
    turn == .tests ? Compiler.testsModule(of: chapter.module) : chapter.module
  }

  /// Checks the objects of all the sources, and ignores others. Throws ``Diagnostics`` that name the refused uses.
  func check(_ objects: [URL]) async throws {
    try await check(
      changed: BuiltPart(folder: sources.root, objects: objects).objects(of: turn), besides: [])
  }

  /// Checks all of some objects, but for the symbols and sections that other objects have too.
  func check(changed objects: [URL], besides others: [URL]) async throws {
    guard tools.host.canReadObjects else { return try await refuseForbidden(in: objects) }
    let known = try await tools.contents(of: others)
    let (symbols, sections) = (
      Set(known.flatMap(\.symbols).map(\.name)), Set(known.flatMap(\.sections))
    )
    let files = try await tools.contents(of: objects).map { file in
      var file = file
      file.symbols.removeAll { symbols.contains($0.name) }
      file.sections.removeAll { sections.contains($0) }
      return file
    }
    let defined = Set(files.flatMap(\.symbols).filter { $0.kind != .undefined }.map(\.name))
    let foreign = Set(
      files.flatMap(\.symbols).filter { isForeign($0) && !isOwnReference($0, defined) }.map(\.name))
    let names = Dictionary(
      uniqueKeysWithValues: zip(foreign.sorted(), try await tools.demangled(foreign.sorted())))
    let spelled = spelled(among: Set(names.values.flatMap(LibraryName.underscored)))
    try Refusal.report(
      files.flatMap { file in
        let path = Compiler.source(ofObject: file.path)
        return file.sections.filter { !isUsual(section: $0) }.map {
          Refusal(path: path, what: "the section \($0)", why: Self.linking)
        }
          + file.symbols.filter { !isOwnReference($0, defined) }.compactMap {
            refusal(of: $0, meaning: names[$0.name], spelled: spelled, path)
          }
      })
  }

  /// Refuses calls of the types that the chapter forbids, and nothing else: what can be said of a Mac's objects.
  private func refuseForbidden(in objects: [URL]) async throws {
    guard turn == .tests, !chapter.settings.forbids.isEmpty else { return }
    var refusals: [Refusal] = []
    for object in objects {
      let path = Compiler.source(ofObject: object.path)
      let names = try await tools.symbols(of: [object], areDefined: false)
        .map { String($0.trimmingPrefix(tools.host.symbolPrefix)) }
      refusals += chapter.settings.forbids.sorted().filter { type in
        names.contains { isOfChapter($0, type: type) }
      }.map { refusal(ofForbidden: $0, path) }
    }
    try Refusal.report(refusals)
  }

  /// The reason why attributes, sections and symbols of a learner's own are refused.
  static let linking =
    "it changes the work of the compiler and the linker. Write your code without it."

  private static let advice = " Pass in what you need, or use the chapter's doubles."

  // MARK: - Sections

  private static let usualSections: Set<String> = [
    ".comment", ".eh_frame", ".group", ".linker-options", ".llvm_addrsig", ".note.GNU-stack",
    ".lldbsummaries", ".shstrtab", ".strtab", ".swift1_autolink_entries", ".swift_modhash",
    ".symtab", ".symtab_shndx", "swift5_assocty", "swift5_builtin", "swift5_capture",
    "swift5_fieldmd", "swift5_mpenum", "swift5_protocol_conformances", "swift5_protocols",
    "swift5_reflstr", "swift5_type_metadata", "swift5_type_metadata_2", "swift5_typeref",
  ]

  /// Whether the compiler makes such a section, and nothing in it runs by itself or hooks into other code.
  private func isUsual(section: String) -> Bool {
    let name = section.hasPrefix(".rela") ? String(section.dropFirst(".rela".count)) : section
    return Self.usualSections.contains(name) || (turn == .tests && name == "swift5_tests")
      || [".text", ".rodata", ".data", ".bss", ".tbss", ".tdata"].contains {
        name == $0 || name.hasPrefix($0 + ".")
      }
  }

  // MARK: - Symbols

  /// Whether a symbol refers to a definition in one of the files.
  private func isOwnReference(_ symbol: ObjectFile.Symbol, _ defined: Set<String>) -> Bool {
    symbol.kind == .undefined && defined.contains(symbol.name)
  }

  /// Whether a symbol must be demangled to be judged.
  private func isForeign(_ symbol: ObjectFile.Symbol) -> Bool {
    let own = symbol.kind == .strong ? [module] : [module, chapter.module, "Platform"]
    return symbol.name.hasPrefix("$s") && symbol.kind != .weak
      && !own.contains { symbol.name.hasPrefix("$s\($0.utf8.count)\($0)") }
  }

  /// Whether the compiler defines a function of this name in each object that needs it. Code that runs on its caller's
  /// actor, as `nonisolated(nonsending)` says, needs the last one.
  static func isCompilersOwn(_ name: String) -> Bool {
    name.hasPrefix("__swift_") || name.hasPrefix("dynamic_cast_existential_")
      || ["swift_willThrowTyped", "_swift_implicitisolationactor_to_executor_cast"].contains(name)
  }

  private func refusal(
    of symbol: ObjectFile.Symbol, meaning: String?, spelled: Set<String>, _ path: String
  ) -> Refusal? {
    switch symbol.kind {
    case .strong:
      if symbol.name == Compiler.entryPoint(of: module) { return nil }
      if symbol.name.hasPrefix("$s"), meaning.map(belongs) ?? true { return nil }
      return Refusal(path: path, what: "defining \(meaning ?? symbol.name)", why: Self.linking)
    case .weak:
      let isC = symbol.name.wholeMatch(of: /\w+/) != nil
      guard isC, !Self.isCompilersOwn(symbol.name) else { return nil }
      return Refusal(path: path, what: "defining \(symbol.name)", why: Self.linking)
    case .undefined:
      if let legacy = chapter.settings.forbids.first(where: { isOfChapter(symbol.name, type: $0) })
      {
        return refusal(ofForbidden: legacy, path)
      }
      if let meaning { return refusal(ofLibrary: meaning, spelled: spelled, path) }
      let isAllowed =
        CLibrary.allows(symbol.name, in: turn) || chapter.settings.allows.contains(symbol.name)
      if isAllowed || symbol.name.hasPrefix("$s") { return nil }
      return Refusal(
        path: path, line: line(of: symbol.name, in: path), what: symbol.name,
        why: "of the C library's functions, your code may call only mathematics."
          + (CLibrary.instead(of: symbol.name).map { " " + $0 } ?? Self.advice))
    }
  }

  private func refusal(ofForbidden type: String, _ path: String) -> Refusal {
    Refusal(
      path: path, line: line(of: type, in: path), what: type,
      why:
        "a test that compares the code as found with yours would notice any change. Say what must come out."
    )
  }

  /// Whether tests refer to a type of the chapter, or to one of its members.
  private func isOfChapter(_ symbol: String, type: String) -> Bool {
    turn == .tests
      && symbol.hasPrefix(
        "$s\(chapter.module.utf8.count)\(chapter.module)\(type.utf8.count)\(type)")
  }

  /// Whether a demangled definition extends a type in the module, or adds a conformance there.
  private func belongs(_ meaning: String) -> Bool {
    meaning.contains("(extension in \(module)):") || meaning.hasSuffix(" in \(module)")
      || meaning.contains(" in \(module) ") || meaning.contains(" \(module).")
  }

  private func refusal(
    ofLibrary meaning: String, spelled: Set<String>, _ path: String
  ) -> Refusal? {
    if let name = LibraryName.underscored(in: meaning).first(where: spelled.contains) {
      return Refusal(
        path: path, line: line(of: name, in: path), what: name,
        why: "names of a library that begin with an underscore are the library's own."
          + Self.advice)
    }
    return LibraryName.all(in: meaning).lazy.compactMap { refusal(of: $0, path) }.first
  }

  private func refusal(of name: LibraryName, _ path: String) -> Refusal? {
    let isHidden = name.module == module && HiddenCalls.include(name)
    if !isHidden, [module, chapter.module].contains(name.module) { return nil }
    let shown = name.module == "Swift" ? "" : (isHidden ? "Foundation" : name.shownModule) + "."
    if turn == .refactoring, name.module == "Testing" {
      return Refusal(
        path: path, line: line(of: name.last, in: path), what: shown + name.written,
        why: "what is in YourRefactoring is the app's own code. Tests belong in YourTests.")
    }
    guard let reach = isHidden ? Reach.ofHidden(name) : Reach.of(name) else { return nil }
    // Addresses could tell tests which mutant they run on. App code gains nothing from them.
    if reach == .addresses, turn == .refactoring { return nil }
    // The compiler itself uses pointers, and is strict about pointers in the source.
    if reach == .memory, !isHidden, line(of: name.head, in: path) == nil { return nil }
    let isWhole = !isHidden && !Allowed.includes(name)
    let isAllowed = !chapter.settings.allows.isDisjoint(with: [
      name.module, name.head, "\(name.head).\(name.last)",
    ])
    let limit = isAllowed ? Reach.limit(of: name) : nil
    if isAllowed, limit == nil { return nil }
    return Refusal(
      path: path, line: line(of: word(for: name, isWhole: isWhole), in: path),
      what: shown + (isWhole ? name.head : name.written),
      why: limit ?? reach.why + Self.advice)
  }

  /// The names with an underscore in a learner's files. The compiler uses many others by itself.
  private func spelled(among names: Set<String>) -> Set<String> {
    let texts = sources.files.compactMap { try? Data(contentsOf: $0) }.map(SourceText.init)
    return names.filter { name in
      !Allowed.includes(underscored: name) && texts.contains { $0.line(of: name) != nil }
    }
  }

  /// The word that finds a use in the source: `Type(...)` is written without its `init`.
  private func word(for name: LibraryName, isWhole: Bool) -> String {
    if isWhole { return name.head }
    return name.label ?? (name.last == "init" ? name.head : name.last)
  }

  private func line(of word: String, in path: String) -> Int? {
    (try? Data(contentsOf: sources.root.appending(path: path))).flatMap {
      SourceText($0).line(of: word)
    }
  }
}
