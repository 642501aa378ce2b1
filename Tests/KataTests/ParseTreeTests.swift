import Foundation
import Testing

@testable import Kata

/// What the rules read out of the compiler's tree.
@Suite struct ParseTreeTests {
  @Test func `places are those of the file, whatever names stand in the tree`() {
    let tree = parse(
      """
      a.swift:9:9: error: something else
      (source_file "a.swift"
        (import_decl decl_context=0x5 range=[a.swift:1:1 - line:1:8] module="Foundation")
        (func_decl decl_context=0x5 range=[a.swift:2:25 - line:2:60] "range=[a.swift:7:7 - "
          (cdecl_attr range=[a.swift:2:13 - line:2:23] name="range=[a.swift:1:1 - x:1:1 -")
          (body=for_each_stmt range=[a.swift:5:12 - line:5:40] trailing_semi
          (type_attributed attrs="@_opaque "
      """)

    #expect(tree.imports == [.init(line: 1, column: 1)])
    #expect(tree.attributes == [.init(line: 2, column: 13)])
    #expect(tree.loops == [.init(line: 5, column: 12)])
    #expect(tree.typeAttributes == ["_opaque"])
    #expect(!tree.isUnsafe)
    #expect(!tree.hasOtherPlaces)
    #expect(parse("  (cdecl_attr range=[b.swift:2:13 - line:2:23]").hasOtherPlaces)
    #expect(parse("  (cdecl_attr range=[<invalid loc>]").hasOtherPlaces)
  }

  @Test(arguments: [
    ("  (unsafe_expr type=\"<null>\"", true), ("  (original_init=unsafe_expr type", true),
    ("(reference_ownership_attr range=[a.swift:3:30 - line:3:44] unowned(unsafe))))", true),
    ("(struct_decl range=[a.swift:3:1 - line:3:63] \"S\" inherits=\"@unsafe <null>\"", true),
    ("(string_literal_expr value=\"(unsafe_expr \")", false),
    ("(func_decl range=[a.swift:3:1 - line:3:63] \"unsafe()\"", false),
  ])
  func `unsafe code is told from names and texts`(line: String, isUnsafe: Bool) {
    #expect(parse(line).isUnsafe == isUnsafe)
  }

  @Test func `a long line with many words is read once`() {
    let line = "(string_literal_expr value=\"" + String(repeating: "unsafe @_", count: 100_000)

    let tree = parse(line)

    #expect(!tree.isUnsafe)
    #expect(tree.typeAttributes.isEmpty)
  }

  private func parse(_ text: String) -> ParseTree { ParseTree(Data(text.utf8), of: "a.swift") }
}
